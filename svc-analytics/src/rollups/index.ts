export {
  countEvents,
  dayOf,
  elementOf,
  elementsPerDay,
  isSameCount,
  nothingCounted,
  otherElements,
  sumOfDays,
  type DayCounts,
  type VisitMark,
} from './day-counts.js';
export { createRollupStore, type RollupStore } from './rollup-store.js';
