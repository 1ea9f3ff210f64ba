export { followLenders, type LenderList } from './lender-feed.js';
