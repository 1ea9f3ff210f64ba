export { mortgageRatesQuery } from './api.js';
export { MortgageRatesCard } from './mortgage-rates-card.js';
