/** Installs the engines of `npm run test:browsers` with apt-get, or says what to install. */
import { aptGetInstall, isRoot, runInstallation } from '../apt-get.ts';
import { engines } from './engines.ts';

const timeoutMs = 10 * 60_000;

const missing = () =>
  Object.values(engines)
    .filter((engine) => !engine.isInstalled())
    .flatMap(({ packages }) => packages);

if (isRoot && missing().length > 0) {
  const command = aptGetInstall(missing());
  console.log(`Installing browsers: ${command}`);
  runInstallation(command, timeoutMs);
}
if (missing().length > 0) {
  console.error(
    `The browser journeys need Debian or Ubuntu with these packages installed: ${missing().join(' ')}.`,
  );
  process.exitCode = 1;
}
