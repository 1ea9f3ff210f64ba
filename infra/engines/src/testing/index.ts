export { processesOf } from '../leftovers.js';
