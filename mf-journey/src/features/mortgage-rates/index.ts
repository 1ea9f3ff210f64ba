export { LazyCurrentRates } from './lazy-current-rates.js';
