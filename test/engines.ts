import { existsSync } from 'node:fs';

export const firefoxPath = '/usr/bin/firefox-esr';
export const webKitDriverPath = '/usr/bin/WebKitWebDriver';
export const xvfbPath = '/usr/bin/Xvfb';

/** The folder has the name of the processor architecture. */
const webKitPaths = ['x86_64', 'aarch64'].map(
  (name) => `/usr/lib/${name}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
export const findWebKit = () => webKitPaths.find((path) => existsSync(path));

/** The engines that Playwright cannot drive, with the packages of Debian that contain them. */
export const engines = {
  'firefox-esr': { packages: ['firefox-esr'], isInstalled: () => existsSync(firefoxPath) },
  'webkit-gtk': {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => [webKitDriverPath, xvfbPath, findWebKit()].every((path) => path && existsSync(path)),
  },
};

export type EngineName = keyof typeof engines;
