/** A store of the browser. Where the browser blocks it, values last as long as the page. */
interface Store {
  get(key: string): string | null;
  /** Tells whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Reading `localStorage` or `sessionStorage` throws where storage is blocked, and writing where it is full. */
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

/** Shared by the tabs of a browser, and kept when it closes. */
export const browserStore = guarded(() => localStorage);

/** One tab's own; it survives reloads. */
export const tabStore = guarded(() => sessionStorage);
