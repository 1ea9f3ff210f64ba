export { firstYear } from './first-year.js';
export { keepFirstYear } from './keep-first-year.js';
