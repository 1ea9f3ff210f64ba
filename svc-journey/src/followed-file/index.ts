export { followFile, UnusableFile } from './file-feed.js';
