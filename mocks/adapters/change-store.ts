import type { ChangeStore } from '../engine/transactions.ts';

const changes = 'changes';

/**
 * Stores changes in the browser for all tabs.
 *
 * When a change cannot be stored, the store is emptied and stays unused: the page continues in memory, and a reload starts with
 * seeded data instead of an older state.
 *
 * @param onFailure called once when changes cannot be stored
 * @returns undefined without IndexedDB
 */
export async function openChangeStore(
  name: string,
  onFailure: () => void = () => {},
): Promise<ChangeStore | undefined> {
  let database: IDBDatabase;
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(changes, { autoIncrement: true });
    database = await resultOf(opening);
  } catch {
    onFailure();
    return undefined;
  }
  let lastKnown = 0;
  let hasFailed = false;
  /** The last key that was read. */
  const know = (key: IDBValidKey | undefined) => {
    if (typeof key === 'number') lastKnown = key;
  };
  async function insert(change: string, isReset: boolean): Promise<void> {
    const transaction = database.transaction(changes, 'readwrite');
    const store = transaction.objectStore(changes);
    const completed = completionOf(transaction);
    if (isReset) store.clear();
    const [key] = await Promise.all([resultOf(store.add(change)), completed]);
    know(key);
  }
  function empty(): Promise<void> {
    const transaction = database.transaction(changes, 'readwrite');
    transaction.objectStore(changes).clear();
    return completionOf(transaction);
  }

  return {
    // Without the Web Locks API, tabs collide only within a few milliseconds.
    lock: async (work) => (navigator.locks ? await navigator.locks.request(name, work) : work()),
    async readNew() {
      if (hasFailed) return [];
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
      if (hasFailed) return;
      try {
        await insert(change, isReset);
      } catch {
        hasFailed = true;
        // Deleting needs no space. A store that cannot even be emptied is gone.
        await empty().catch(() => indexedDB.deleteDatabase(name));
        onFailure();
      }
    },
  };
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The quota is checked when a transaction is committed. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
