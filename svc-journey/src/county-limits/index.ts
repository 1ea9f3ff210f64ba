export { findLimitRow } from './county-limit.js';
