import { createToastStore, type ToastStore } from '@hearthway/web-kit';
import type { LoadViews } from './load-views.js';

/** The toasts of the page. What draws them is loaded by the first one, if it is not there by then. */
export function createToasts(element: HTMLElement, loadViews: LoadViews): ToastStore['show'] {
  const store = createToastStore();
  let drawing: Promise<void> | undefined;
  return (toast) => {
    drawing ??= loadViews().then(
      ({ drawToasts }) => {
        drawToasts(element, store);
      },
      (error: unknown) => {
        drawing = undefined;
        console.error('A toast could not be shown', error);
      },
    );
    return store.show(toast);
  };
}
