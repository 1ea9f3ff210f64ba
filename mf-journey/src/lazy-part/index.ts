export { lazyPart } from './lazy-part.js';
