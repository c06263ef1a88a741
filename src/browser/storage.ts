/** Browser storage. When it is blocked, values are stored in memory. */
interface Store {
  get(key: string): string | null;
  /** Returns whether the value is persisted. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Access to `localStorage` or `sessionStorage` throws when storage is blocked, and writing when it is full. */
function guarded(storage: () => Storage): Store {
  const unstored = new Map<string, string>();
  return {
    get(key) {
      try {
        return unstored.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, value);
        return false;
      }
    },
    remove(key) {
      unstored.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is stored there.
      }
    },
  };
}

/** localStorage: shared by all tabs and persistent. */
export const browserStore = guarded(() => localStorage);

/** sessionStorage: per tab, survives reloads. */
export const tabStore = guarded(() => sessionStorage);
