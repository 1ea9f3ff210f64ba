export { SiteLink, siteLinkProps } from './site-link.js';
