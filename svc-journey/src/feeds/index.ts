export { fileSource } from './file-feed.js';
export { followSource, type Feed } from './source-feed.js';
