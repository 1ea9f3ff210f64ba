import { addressKey, townKey, type HomeAddress } from './address-key.js';

/** Finds which of one buyer's homes is at an address. */
export function createAddressBook<Home extends { readonly id: string }>(
  homes: readonly Home[],
  addressOf: (home: Home) => HomeAddress,
) {
  const byAddress = new Map<string, Home>();
  const byTown = new Map<string, Map<string, Home>>();

  function put(home: Home): void {
    byAddress.set(addressKey(addressOf(home)), home);
    const town = townKey(addressOf(home));
    if (town === undefined) return;
    const there = byTown.get(town) ?? new Map<string, Home>();
    byTown.set(town, there.set(home.id, home));
  }

  function remove(home: Home): void {
    byAddress.delete(addressKey(addressOf(home)));
    byTown.get(townKey(addressOf(home)) ?? '')?.delete(home.id);
  }

  for (const home of homes) put(home);

  return {
    /**
     * If one of two addresses has no ZIP code, the street, city, and state decide, unless the buyer has several homes
     * there: then it's unclear which one is meant.
     */
    find(address: HomeAddress): Home | undefined {
      const same = byAddress.get(addressKey(address));
      if (same) return same;
      const [only, ...others] = byTown.get(townKey(address) ?? '')?.values() ?? [];
      const isAlone = only !== undefined && others.length === 0;
      return isAlone && (addressOf(only).zipCode === '' || address.zipCode === '') ? only : undefined;
    },

    /** @param before the home as it is in the book, if it is */
    replace(before: Home | undefined, after: Home): void {
      if (before) remove(before);
      put(after);
    },
  };
}
