import { createToastStore, type ToastStore } from '@hearthway/web-kit';
import type { LoadViews } from './load-views.js';

/** The page's toasts. The first one loads the view, unless it's already preloaded. */
export function createToasts(element: HTMLElement, loadViews: LoadViews): ToastStore['show'] {
  const store = createToastStore();
  let rendering: Promise<void> | undefined;
  return (toast) => {
    rendering ??= loadViews().then(
      ({ renderToasts }) => {
        renderToasts(element, store);
      },
      (error: unknown) => {
        rendering = undefined;
        console.error('A toast could not be shown', error);
      },
    );
    return store.show(toast);
  };
}
