export { dollars, grouped } from './money.js';
