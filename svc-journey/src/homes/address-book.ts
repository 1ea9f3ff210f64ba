import { addressKey, townKey } from '@hearthway/contracts/home-address';
import type { HomeEntry } from '@hearthway/contracts/journey';
import type { StoredHome } from './stored-home.js';

/** Finds which of one buyer's homes is at an address. */
export function createAddressBook(homes: readonly StoredHome[]) {
  const byAddress = new Map<string, StoredHome>();
  const byTown = new Map<string, Map<string, StoredHome>>();

  function put(home: StoredHome): void {
    byAddress.set(addressKey(home.facts), home);
    const town = townKey(home.facts);
    if (town === undefined) return;
    const there = byTown.get(town) ?? new Map<string, StoredHome>();
    byTown.set(town, there.set(home.id, home));
  }

  function remove({ id, facts }: StoredHome): void {
    byAddress.delete(addressKey(facts));
    byTown.get(townKey(facts) ?? '')?.delete(id);
  }

  for (const home of homes) put(home);

  return {
    /**
     * Where one of two says no ZIP code, the street, the city, and the state decide, unless the buyer has several homes there:
     * then nobody knows which one is meant.
     */
    find(facts: HomeEntry): StoredHome | undefined {
      const same = byAddress.get(addressKey(facts));
      if (same) return same;
      const [only, ...others] = byTown.get(townKey(facts) ?? '')?.values() ?? [];
      const isAlone = only !== undefined && others.length === 0;
      return isAlone && (only.facts.zipCode === '' || facts.zipCode === '') ? only : undefined;
    },

    /** @param before the home as it is in the book, if it is */
    replace(before: StoredHome | undefined, after: StoredHome): void {
      if (before) remove(before);
      put(after);
    },
  };
}
