export { PageLink } from './page-link.js';
export { PlatformProvider, usePlatform, useUser } from './platform-context.js';
export { useHash, usePath } from './use-path.js';
