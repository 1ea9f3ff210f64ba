export { Checks } from './checks.js';
