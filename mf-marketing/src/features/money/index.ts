export { dollars } from './money.js';
