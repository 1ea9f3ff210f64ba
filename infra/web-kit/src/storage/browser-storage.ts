/** Storage that never throws. */
export interface BrowserStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export const tolerantLocalStorage = tolerant(() => localStorage);
export const tolerantSessionStorage = tolerant(() => sessionStorage);

/** Whether the browser stores neither cookies nor data for this site, as when its settings block site data. */
export function isSiteDataBlocked(): boolean {
  try {
    return !navigator.cookieEnabled || !localStorage;
  } catch {
    return true;
  }
}

/**
 * Falls back to memory for what the browser refuses, because site data is blocked or storage is full. Even reading
 * `window.localStorage` throws when it is blocked, so each access has its own `try`.
 */
function tolerant(storage: () => Storage): BrowserStorage {
  const refused = new Map<string, string>();
  return {
    getItem(key) {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem(key) {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can be stored, so there is nothing to remove.
      }
    },
  };
}
