import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readlinkSync } from 'node:fs';

/** The maximum length of a command in a message. */
const maxCommandLength = 60;

/** The process that listens on a port of this machine, such as `process 4711 (node mock.mjs)`; undefined when it is not known. */
export function portHolder(port: number): string | undefined {
  try {
    const [pid, command = ''] = process.platform === 'linux' ? holderOnLinux(port) : holderFromLsof(port);
    if (pid === undefined) return undefined;
    const isLong = command.length > maxCommandLength;
    return `process ${pid} (${isLong ? `${command.slice(0, maxCommandLength)}…` : command})`;
  } catch {
    // Another user's process, a system without these files, or no lsof.
    return undefined;
  }
}

type Holder = [pid?: string, command?: string];

function holderOnLinux(port: number): Holder {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  // The second one is missing where IPv6 is off.
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file));
  const sockets = tables
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    // State 0A is LISTEN.
    .filter(([, local = '', , state]) => local.endsWith(suffix) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`);
  const descriptors = globSync('/proc/[0-9]*/fd/*');
  const [, , pid] = descriptors.find((file) => sockets.includes(linkTarget(file)))?.split('/') ?? [];
  if (pid === undefined) return [];
  return [pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()];
}

/** The target of a link; empty when it is gone, such as that of a file that was closed in between. */
function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function holderFromLsof(port: number): Holder {
  const words = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const out = execFileSync('lsof', words, {
    encoding: 'utf8',
    timeout: 1_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, pid, command] = /^p(\d+)\nc(.*)$/m.exec(out) ?? [];
  return [pid, command];
}
