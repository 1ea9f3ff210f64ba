export { FitBadge } from './components/fit-badge.js';
export { MoveMenu, moveButtonId } from './components/move-menu.js';
export { budgetText, fitText, knownFlags, lastPriceChangeCents, placeOf, planText, shortFacts } from './home-text.js';
export { useMoveHome } from './use-move-home.js';
