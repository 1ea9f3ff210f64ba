export { adviseOn, type FactsWith } from './advice.js';
