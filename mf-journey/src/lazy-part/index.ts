export { lazyPart, type LazyPartLook } from './lazy-part.js';
