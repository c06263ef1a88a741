/** Path of the control plane below the base of the API. */
export const controlPrefix = '/__mock__';

/** Whether a path, including base and optional sandbox prefix, belongs to the control plane. */
export const isControlPath = (pathname: string): boolean => pathname.includes(`${controlPrefix}/`);
