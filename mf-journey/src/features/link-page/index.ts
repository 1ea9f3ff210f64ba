export { LinkPage } from './link-page.js';
export { CopyLink, MadeLink } from './made-link.js';
export { sharedLink } from './shared-link.js';
