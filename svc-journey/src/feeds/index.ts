export { fileSource } from './file-feed.js';
export { followSource, type Feed, type FeedSource } from './source-feed.js';
