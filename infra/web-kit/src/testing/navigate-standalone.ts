import type { Platform } from '@hearthway/contracts/platform';

/** `platform.navigate` where there is no shell: moves the address and announces it, as single-spa would. */
export const navigateStandalone: Platform['navigate'] = (path, { replace = false } = {}) => {
  if (path === location.pathname + location.search + location.hash) return;
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
