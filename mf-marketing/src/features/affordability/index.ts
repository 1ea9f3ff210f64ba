export { EstimateCard } from './estimate-card.js';
