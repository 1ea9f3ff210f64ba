import type { Platform } from '@hearthway/contracts/platform';

/** `platform.navigate` without a shell: changes the URL and fires popstate, as single-spa does. */
export const navigateStandalone: Platform['navigate'] = (path, { replace = false } = {}) => {
  if (path === location.pathname + location.search + location.hash) return;
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
