interface Place {
  port: number;
  host: string;
}

/** Why a server of a command cannot listen, and what to do about it, in a sentence. */
export function listenErrorMessage({ code, message }: NodeJS.ErrnoException, { port, host }: Place): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user; choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}.`;
  return `The server cannot listen at ${host}:${port}: ${message}.`;
}
