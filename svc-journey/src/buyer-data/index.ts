import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import { buyerDataConsumer } from './buyer-data-consumers.js';
import { eraseAgain } from './erase-buyer.js';
import { createErasureStore } from './erasure-store.js';

/** @param secondErasureMilliseconds how often to look for deleted buyers who are due for their second erasure */
export function openBuyerData(
  dependencies: Dependencies,
  modules: readonly ServiceModule[],
  secondErasureMilliseconds: number,
): ServiceModule {
  const erasures = createErasureStore(dependencies.connection);
  const named = modules.flatMap(({ buyerData = {} }) => Object.entries(buyerData));
  const parts = Object.fromEntries(named);
  if (Object.keys(parts).length < named.length) throw new Error('Two modules store buyers’ data under the same name');
  const secondErasures = createRepeatedTask({
    name: 'second erasure of deleted buyers',
    run: () => eraseAgain({ ...dependencies, parts, erasures }),
    pauseMilliseconds: secondErasureMilliseconds,
    logger: dependencies.logger,
  });
  return {
    stores: [erasures],
    consumers: [buyerDataConsumer({ ...dependencies, parts, erasures })],
    start: () => secondErasures.start(),
    stop: () => secondErasures.stop(),
  };
}
