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
