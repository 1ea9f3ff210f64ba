export { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from './short-page.js';
export { SiteLayout } from './site-layout.js';
