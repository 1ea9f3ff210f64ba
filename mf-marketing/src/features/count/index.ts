export { readCount, type CountReply } from './read-count.js';
export { useCount } from './use-count.js';
