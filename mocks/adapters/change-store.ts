import type { ChangeStore } from '../engine/transactions.ts';

const changes = 'changes';

/**
 * Stores changes in the browser for all tabs.
 *
 * @throws Error without IndexedDB
 */
export async function openChangeStore(name: string): Promise<ChangeStore> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(changes, { autoIncrement: true });
  const database = await resultOf(opening);
  let lastKnown = 0;
  /** The last key that was read. */
  const know = (key: IDBValidKey | undefined) => {
    if (typeof key === 'number') lastKnown = key;
  };

  return {
    // Without the Web Locks API, tabs collide only within a few milliseconds.
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
    async add(change, isReset) {
      const store = database.transaction(changes, 'readwrite').objectStore(changes);
      if (isReset) store.clear();
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
