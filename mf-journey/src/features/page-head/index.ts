export { PageHead } from './page-head.js';
