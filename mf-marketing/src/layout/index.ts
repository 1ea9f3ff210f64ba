export { SiteLayout, type SiteLayoutProps } from './site-layout.js';
export { SiteLink, type SiteLinkProps } from './site-link.js';
