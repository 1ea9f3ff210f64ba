export { goToAnchor } from './go-to-anchor.js';
export { PageBoundary } from './page-boundary.js';
export { PageLink, type PageLinkProps } from './page-link.js';
export { SliceRouter } from './slice-router.js';
