export { priceStrategies, type PriceCaps } from './strategies.js';
export { reasonsFor } from './reasons.js';
