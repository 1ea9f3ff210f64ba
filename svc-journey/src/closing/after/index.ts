export { firstYear } from './first-year.js';
