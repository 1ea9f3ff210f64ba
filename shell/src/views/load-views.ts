export type { SliceFailureKind, SliceFailureProps } from './slice-failure.js';
export type { FailureView } from './views.js';

/** Toasts and the error view, in their own chunk because no page needs them to be readable. */
export const loadViews = () => import('./views.js');
export type LoadViews = typeof loadViews;

const idleAfterMilliseconds = 2_000;

/** Preloads the views once the page is done loading, because an offline error has to show without a connection. */
export function loadViewsWhenIdle(): void {
  const load = (): void => {
    loadViews().catch((error: unknown) => {
      console.warn('The error view could not be preloaded', error);
    });
  };
  const wait = (): void => {
    setTimeout(load, idleAfterMilliseconds);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
