export { PlatformProvider, usePlatform, useUser } from './platform-context.js';
export { PageLink } from './page-link.js';
export { PageRouter } from './page-router.js';
