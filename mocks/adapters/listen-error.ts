interface Place {
  port: number;
  host: string;
}

/** The error message of a command whose server cannot listen. */
export function listenErrorMessage({ code, message }: NodeJS.ErrnoException, { port, host }: Place): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES') return `This user may not use port ${port}; choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}.`;
  return `The server cannot listen on ${host}:${port}: ${message}.`;
}
