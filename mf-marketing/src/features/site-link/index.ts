export { SessionLink } from './session-link.js';
export { SiteLink, siteLinkProps } from './site-link.js';
