import { dayOf } from '../policy/index.js';
import type { ScenarioDependencies } from './dependencies.js';

/** A price of the pinned scenario by today's rows, in cents, by default the comfortable one; `undefined` without one. */
export function readBudget({
  store,
  computeAffordability,
  figuresAt,
}: Pick<ScenarioDependencies, 'store' | 'computeAffordability' | 'figuresAt'>) {
  return async (userId: string, level: 'comfortable' | 'ceiling' = 'comfortable'): Promise<number | undefined> => {
    const { scenarios, pinnedId } = await store.findByUser(userId);
    const pinned = scenarios.find(({ id }) => id === pinnedId);
    return pinned && computeAffordability(pinned.figures, dayOf(figuresAt())).headlines[level]?.priceCents;
  };
}
