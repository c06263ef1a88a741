/** Where the control plane lies, below the API's base. */
export const controlPrefix = '/__mock__';

/** Whether a path, with the base and perhaps a sandbox's name, is one of the control plane. */
export const isControlPath = (pathname: string): boolean => pathname.includes(`${controlPrefix}/`);
