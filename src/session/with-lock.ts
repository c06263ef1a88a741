import type { Tokens } from './cookies.ts';

/**
 * Runs a task while no other tab runs one under the same name. Insecure origins have no locks, nor has a page whose
 * storage is blocked: tabs do not wait there.
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

/** Every change of the session's cookies that follows an await takes it, so that tabs cannot interleave. */
const sessionLock = 'session';

/** Changes the session, unless another tab has ended or replaced it since its token was read; tells whether it did. */
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
