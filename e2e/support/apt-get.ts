import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** The command that installs packages of Debian. */
export const aptGetInstall = (packages: readonly string[]) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Runs an installation. The caller checks its effect. */
export function runInstallation(command: string, timeoutMs: number): void {
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
