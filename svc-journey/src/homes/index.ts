import { homeStages, offerStages, type AssessedHome, type Home, type HomeStage } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { addHome, type AddHomeRequest } from './add-homes.js';
import { createComparableSaleStore } from './comparable-sale-store.js';
import type { HomeFollower } from './follow-homes.js';
import { homeRoutes, type HomeRoutesDependencies } from './home-routes.js';
import { createHomeStore } from './home-store.js';
import { listHomes } from './list-homes.js';
import { boardMoves, type BoardMoves } from './move-on-board.js';
import { shown } from './stored-home.js';

export { homeCosts, mayHaveHoa } from './assessment/index.js';
export type { HomeFollower, RemovedHome } from './follow-homes.js';
export { paymentPlan } from './list-homes.js';
export type { BoardMoves } from './move-on-board.js';

type Needed = Dependencies &
  Omit<HomeRoutesDependencies, 'store' | 'sales' | 'updateHomeSearch' | 'homeFollowers'> & {
    readonly addToRule: AddToRule;
  };

const allStages = Object.keys(homeStages) as HomeStage[];

interface HomesModule extends ServiceModule, BoardMoves {
  /** Newest first, each with what the buyer's figures and goals say about it. */
  readonly listHomes: (userId: string) => Promise<readonly AssessedHome[]>;
  /** Idempotent by key; merges with an existing home at the address. @throws AppError `home.too-many` */
  readonly addHome: (request: AddHomeRequest) => Promise<{ readonly home: Pick<AssessedHome, 'id'> }>;
  /** Undefined if the buyer has no such home. */
  readonly readHome: (userId: string, homeId: string, transaction?: Transaction) => Promise<Home | undefined>;
  /** For modules that are opened later. */
  readonly followHomes: (follower: HomeFollower) => void;
}

export function openHomes(needed: Needed): HomesModule {
  const store = createHomeStore(needed.connection);
  const sales = createComparableSaleStore(needed.connection);
  const updateHomeSearch = needed.addToRule(
    'home-search',
    {
      text: 'Save a home you like',
      path: '/home-search',
      isDone: (userId, transaction) => store.hasAny(userId, allStages, transaction),
    },
    {
      text: 'Move the home you want to Offer',
      path: '/home-search',
      isDone: (userId, transaction) => store.hasAny(userId, offerStages, transaction),
    },
  );
  const homeFollowers: HomeFollower[] = [];
  const dependencies = { ...needed, store, sales, updateHomeSearch, homeFollowers };
  return {
    stores: [store, sales],
    routes: homeRoutes(dependencies),
    buyerData: { homes: store, comparableSales: sales },
    listHomes: async (userId) => (await listHomes(dependencies, userId)).homes,
    addHome: (request) => addHome(dependencies, request),
    async readHome(userId, homeId, transaction) {
      const home = await store.findById(userId, homeId, transaction ?? null);
      return home && shown(home);
    },
    followHomes: (follower) => void homeFollowers.push(follower),
    ...boardMoves(dependencies),
  };
}
