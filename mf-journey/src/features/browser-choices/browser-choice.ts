import { browserChoices } from '@hearthway/contracts/constants';

export type BrowserChoice = keyof typeof browserChoices;
export type ChoiceValue<Choice extends BrowserChoice> = (typeof browserChoices)[Choice]['values'][number];

/** For a browser that keeps nothing: what is chosen then holds until the page is left. */
const notKept = new Map<string, string>();

/** What was chosen in this browser; the first of the possible values without a choice, or with one that is none of them. */
export function chosen<Choice extends BrowserChoice>(choice: Choice): ChoiceValue<Choice> {
  const { storageKey, values } = browserChoices[choice];
  const stored = notKept.get(storageKey) ?? read(storageKey);
  return values.find((value) => value === stored) ?? values[0];
}

/** Keeps a choice in this browser and tells whoever listens for `storage`, in this tab as the browser does in the others. */
export function choose<Choice extends BrowserChoice>(choice: Choice, value: ChoiceValue<Choice>): void {
  const { storageKey } = browserChoices[choice];
  if (write(storageKey, value)) notKept.delete(storageKey);
  else notKept.set(storageKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: value }));
}

export function subscribeToChoices(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

// Storage that a person has switched off, or that is full, throws.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
