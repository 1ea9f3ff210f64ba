export { MortgageRatesCard } from './mortgage-rates-card.js';
