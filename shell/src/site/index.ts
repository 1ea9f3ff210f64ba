export { followSite, type SiteFollower } from './follow-site.js';
export { createSite, type Site } from './site.js';
export { fetchSiteData, readSiteData } from './site-data.js';
export { wasJustReloaded } from './was-just-reloaded.js';
