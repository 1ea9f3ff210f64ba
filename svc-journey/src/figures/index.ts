export { dollars, dollarsNeeded, percent, percentagePoints } from './figures.js';
