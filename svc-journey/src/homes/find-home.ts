import type { Home } from '@hearthway/contracts/journey';
import type { HomeStore } from './home-store.js';
import { shown } from './stored-home.js';

/** One of a buyer’s homes; `undefined` if they have no such home. */
export function findHome({ store }: { readonly store: Pick<HomeStore, 'findByIds'> }) {
  return async (userId: string, homeId: string): Promise<Home | undefined> => {
    const [home] = await store.findByIds(userId, [homeId], null);
    return home && shown(home);
  };
}
