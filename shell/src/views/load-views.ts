import type { FailureView } from './views.js';

export type { FailureView };

/** What the shell draws when something is to be said: toasts, and that a slice failed. No page needs it to be read. */
export const loadViews = () => import('./views.js');
export type LoadViews = typeof loadViews;

const quietAfterMilliseconds = 2_000;

/** Has it ready for when the connection is lost, which is what it may have to tell; behind all that the page itself loads. */
export function loadViewsWhenQuiet(): void {
  const load = (): void => {
    loadViews().catch((error: unknown) => {
      console.warn('What tells of failures could not be loaded ahead', error);
    });
  };
  const wait = (): void => {
    setTimeout(load, quietAfterMilliseconds);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
