import type { ChangeStore } from '../engine/transactions.ts';

const changes = 'changes';

/**
 * Keeps changes in the browser, for all of its tabs.
 *
 * @throws Error where the browser has no storage, or lets no page have any
 */
export async function openChangeStore(name: string): Promise<ChangeStore> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(changes, { autoIncrement: true });
  const database = await resultOf(opening);
  let lastKnown = 0;
  /** The last key that a request has given. */
  const know = (key: IDBValidKey | undefined) => {
    if (typeof key === 'number') lastKnown = key;
  };

  return {
    // Without locks two tabs could only collide within the same few milliseconds.
    lock: async (work) => (navigator.locks ? await navigator.locks.request(name, work) : work()),
    async readNew() {
      const store = database.transaction(changes).objectStore(changes);
      const newer = IDBKeyRange.lowerBound(lastKnown, true);
      const [keys, texts] = await Promise.all([
        resultOf(store.getAllKeys(newer)),
        resultOf<string[]>(store.getAll(newer)),
      ]);
      know(keys.at(-1));
      return texts;
    },
    async add(change, beginsAnew) {
      const store = database.transaction(changes, 'readwrite').objectStore(changes);
      if (beginsAnew) store.clear();
      know(await resultOf(store.add(change)));
    },
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
