import type { Platform } from '@hearthway/contracts/platform';
import { wizardTexts } from '@hearthway/contracts/texts';
import { createToastStore, type ToastInput } from '@hearthway/web-kit';
import { authPath, isPrivate } from '@hearthway/contracts/pages';
import type { LoadViews } from './load-views.js';

export interface Toasts {
  readonly show: Platform['toast'];
  /** Removes a toast that doesn't belong on the page now shown. Call after every page change. */
  readonly review: () => void;
}

/** The page's toasts. The first one loads the view, unless it's already preloaded. */
export function createToasts(element: HTMLElement, loadViews: LoadViews): Toasts {
  const store = createToastStore();
  let rendering: Promise<void> | undefined;
  return {
    show(toast) {
      if (!belongsAt(location.pathname, toast)) return;
      rendering ??= loadViews().then(
        ({ renderToasts }) => {
          renderToasts(element, store);
        },
        (error: unknown) => {
          rendering = undefined;
          console.error('A toast could not be shown', error);
        },
      );
      store.show(toast);
    },
    review() {
      const shown = store.current();
      if (shown && !belongsAt(location.pathname, shown)) store.dismiss(shown.id);
    },
  };
}

/** A public page asks nobody to log in, even if a session ends or a late response arrives while it's shown. */
function belongsAt(pathname: string, { title }: ToastInput): boolean {
  return title !== wizardTexts.authenticationRequired.title || isPrivate(pathname) || pathname === authPath;
}
