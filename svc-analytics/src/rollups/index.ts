export {
  countEvents,
  dayOf,
  elementOf,
  isSameCount,
  nothingCounted,
  sumOfDays,
  type DayCounts,
  type VisitMark,
} from './day-counts.js';
export { createRollupStore, type RollupStore } from './rollup-store.js';
