import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { factConsumer } from './fact-consumers.js';
import { createFactStore, type FactStore } from './fact-store.js';

export type { FactStore } from './fact-store.js';

export function openFacts({ connection }: Dependencies): ServiceModule & { readonly store: FactStore } {
  const store = createFactStore(connection);
  return { store, stores: [store], consumers: [factConsumer(store)] };
}
