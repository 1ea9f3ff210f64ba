export { LinkPage } from './link-page.js';
export { linkQuery } from './link-query.js';
