import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { Firefox } from './firefox.ts';
import { WebKit } from './webkit.ts';
import { xvfbPath } from './webkit-process.ts';

const firefoxPath = '/usr/bin/firefox-esr';
const webKitDriverPath = '/usr/bin/WebKitWebDriver';
/** The folder has the name of the processor architecture. */
const webKitPaths = ['x86_64', 'aarch64'].map(
  (name) => `/usr/lib/${name}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const findWebKit = () => webKitPaths.find((path) => existsSync(path));

interface InstallableEngine {
  /** The packages of Debian that contain it. */
  packages: string[];
  isInstalled(): boolean;
  create(): Engine;
}

/** The engines that Playwright cannot drive. */
export const engines = {
  'firefox-esr': {
    packages: ['firefox-esr'],
    isInstalled: () => existsSync(firefoxPath),
    create: () => new Firefox(firefoxPath),
  },
  'webkit-gtk': {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => [webKitDriverPath, xvfbPath, findWebKit()].every((path) => path && existsSync(path)),
    create: () => new WebKit(webKitDriverPath, findWebKit() ?? ''),
  },
} satisfies Record<string, InstallableEngine>;

export type EngineName = keyof typeof engines;
