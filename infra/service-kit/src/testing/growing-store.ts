import type { ClientSession, Connection } from 'mongoose';

/** How to call a store's function for the nth time, or the reason why it may take longer as the collection grows. */
export type Call<Store> = ((store: Store, turn: number, transaction: ClientSession) => Promise<unknown>) | string;

/** One entry for every function of the store. */
type Calls<Store> = {
  readonly [
    Name in keyof Store as Store[Name] extends (...parts: never[]) => unknown
      ? Exclude<Name, 'ensureIndexes' | 'model' | 'isDuplicate'>
      : never
  ]: Call<Store>;
};

export interface GrowingStore<Store> {
  readonly create: (connection: Connection) => Store;
  /** The nth document of each collection, counted from 0. */
  readonly documents: Readonly<Record<string, (index: number) => object>>;
  /** The service's work before the first call, besides creating indexes. */
  prepare?(store: Store): Promise<void>;
  readonly calls: Calls<Store>;
}

/** A store for `storeGrowthSuite`, with its type checked. */
export function growingStore<Store>(store: GrowingStore<Store>): GrowingStore<unknown> {
  return store;
}

/** By the name of the function that creates the store. A text gives the reason why its collections cannot grow. */
export type GrowingStores = Readonly<Record<string, GrowingStore<unknown> | string>>;
