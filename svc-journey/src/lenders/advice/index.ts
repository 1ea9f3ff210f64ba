export { adviseOn } from './advice.js';
