import type { Tokens } from './cookies.ts';

/**
 * Runs a task under a lock that all tabs share. Insecure origins and pages with blocked storage have no locks and run it
 * immediately.
 */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return task();
  let isBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true;
      return task();
    });
  } catch (error) {
    if (isBegun) throw error;
    return task();
  }
}

/** Protects changes of the session cookies after an await against other tabs. */
const sessionLock = 'session';

/** Changes the session unless another tab has ended or replaced it since its token was read. Returns whether it did. */
export function changeIfCurrent(
  { tokens }: { tokens(): Tokens | undefined },
  token: string | undefined,
  change: () => void,
): Promise<boolean> {
  return withLock(sessionLock, async () => {
    const isCurrent = tokens()?.token === token;
    if (isCurrent) change();
    return isCurrent;
  });
}
