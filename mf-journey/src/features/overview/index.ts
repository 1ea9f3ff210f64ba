export { LiveCards } from './live-cards.js';
export { useHomeowner, useOverview } from './use-overview.js';
