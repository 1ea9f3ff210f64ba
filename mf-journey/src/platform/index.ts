export { PageLink } from './page-link.js';
export { PlatformProvider, usePlatform, useUser } from './platform-context.js';
export { useHash, usePath } from '@hearthway/web-kit';
export { useWideScreen } from './use-wide-screen.js';
