export { beginningOf } from './beginning-of.js';
