export { LoadFailure } from './load-failure.js';
