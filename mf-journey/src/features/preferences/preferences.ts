import { useSyncExternalStore } from 'react';
import { browserPreferences } from '@hearthway/contracts/constants';
import { tolerantLocalStorage } from '@hearthway/web-kit/storage';

export type Preference = keyof typeof browserPreferences;
export type PreferenceValue<Name extends Preference> = (typeof browserPreferences)[Name]['values'][number];

/** A preference of this browser and its setter. Updates when another view or tab changes it. */
export function usePreference<Name extends Preference>(
  name: Name,
): readonly [value: PreferenceValue<Name>, set: (value: PreferenceValue<Name>) => void] {
  const value = useSyncExternalStore(subscribe, () => readPreference(name));
  return [value, (next) => writePreference(name, next)];
}

/** Stores a preference and fires `storage` in this tab too; the browser fires it only in the others. */
export function writePreference<Name extends Preference>(name: Name, value: PreferenceValue<Name>): void {
  const { storageKey } = browserPreferences[name];
  tolerantLocalStorage.setItem(storageKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: value }));
}

/** The stored value, or the first possible one if none or an unknown one is stored. */
function readPreference<Name extends Preference>(name: Name): PreferenceValue<Name> {
  const { storageKey, values } = browserPreferences[name];
  const stored = tolerantLocalStorage.getItem(storageKey);
  return values.find((value) => value === stored) ?? values[0];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
