export { readCount } from './read-count.js';
export { useCount } from './use-count.js';
