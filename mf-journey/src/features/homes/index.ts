export {
  currentHomeOf,
  sendChangedHome,
  sendHomeDeletion,
  sendImport,
  sendMerge,
  sendNewHome,
  sendTour,
  type HomeList,
} from './api.js';
export { FitBadge } from './components/fit-badge.js';
export { moveButtonId, StageMenu } from './components/stage-menu.js';
export { createHomesCsv } from './homes-csv.js';
export { placeOf, shortFacts } from './home-text.js';
export { useImpressions, useSendWaitingNotes } from './impressions/use-impressions.js';
export { useAskedMove } from './use-asked-move.js';
export { messageOf, useHomeCache, useHomes, useMove } from './use-homes.js';
