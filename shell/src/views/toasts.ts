import type { Platform } from '@hearthway/contracts/platform';
import { wizardTexts } from '@hearthway/contracts/texts';
import { createToastStore, type ToastInput } from '@hearthway/web-kit';
import { authPath } from '@hearthway/contracts/page-paths';
import type { Site } from '../site/index.js';
import type { LoadViews } from './load-views.js';

export interface Toasts {
  readonly show: Platform['toast'];
  /** Shows a toast until it's dismissed or replaced, or `review` finds that it no longer holds. */
  readonly showWhile: (holds: () => boolean, toast: ToastInput) => void;
  /** Removes a toast that doesn't belong on the page now shown. Call after every page change. */
  readonly review: () => void;
}

/** The page's toasts. The first one loads the view, unless it's already preloaded. */
export function createToasts(element: HTMLElement, loadViews: LoadViews, { pageAt }: Pick<Site, 'pageAt'>): Toasts {
  const store = createToastStore();
  let rendering: Promise<void> | undefined;
  let holdsStill: () => boolean = () => true;

  /** A public page asks nobody to log in, even if a session ends or a late response arrives while it's shown. */
  const belongsHere = ({ title }: ToastInput): boolean => {
    const { pathname } = location;
    const asksToLogIn = title === wizardTexts.authenticationRequired.title;
    return !asksToLogIn || pageAt(pathname)?.access === 'buyer' || pathname === authPath;
  };
  const showWhile: Toasts['showWhile'] = (holds, toast) => {
    if (!belongsHere(toast)) return;
    rendering ??= loadViews().then(
      ({ renderToasts }) => {
        renderToasts(element, store);
      },
      (error: unknown) => {
        rendering = undefined;
        console.error('A toast could not be shown', error);
      },
    );
    holdsStill = holds;
    store.show(toast);
  };
  return {
    show(toast) {
      showWhile(() => true, toast);
    },
    showWhile,
    review() {
      const shown = store.current();
      if (shown && !(belongsHere(shown) && holdsStill())) store.dismiss(shown.id);
    },
  };
}
