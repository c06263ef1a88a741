import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The maximum length of a command in a message. */
const maxCommandLength = 60;

/** The process that listens on a port of this machine, such as `process 4711 (node mock.mjs)`; undefined when it is not known. */
export function portHolder(port: number): string | undefined {
  try {
    const found = process.platform === 'linux' ? holderOnLinux(port) : holderFromLsof(port);
    if (!found) return undefined;
    const { pid, command } = found;
    const isLong = command.length > maxCommandLength;
    return `process ${pid} (${isLong ? `${command.slice(0, maxCommandLength)}…` : command})`;
  } catch {
    // Another user's process, a system without these files, or no lsof.
    return undefined;
  }
}

interface Holder {
  pid: string;
  command: string;
}

function holderOnLinux(port: number): Holder | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    // The second one is missing where IPv6 is off.
    ['/proc/net/tcp', '/proc/net/tcp6']
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      // State 0A is LISTEN.
      .filter(([, local = '', , state]) => local.endsWith(suffix) && state === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((one) => openFiles(one).some((file) => sockets.has(file)));
  if (pid === undefined) return undefined;
  return { pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim() };
}

/** What the file descriptors of a process refer to; empty for a process of another user. */
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => linkTarget(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

/** The target of a link; empty when it is gone, such as that of a file that was closed in between. */
function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function holderFromLsof(port: number): Holder | undefined {
  const words = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const out = execFileSync('lsof', words, {
    encoding: 'utf8',
    timeout: 1_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, pid, command = ''] = /^p(\d+)\nc(.*)$/m.exec(out) ?? [];
  return pid === undefined ? undefined : { pid, command };
}
