export {
  ShortPage,
  ShortPageActions,
  ShortPageText,
  ShortPageTitle,
  type ShortPageProps,
  type ShortPageTitleProps,
} from './short-page.js';
export { SiteLayout, type SiteLayoutProps } from './site-layout.js';
export { SiteLink, type SiteLinkProps } from './site-link.js';
