export { PolicyRows } from './policy-rows.js';
