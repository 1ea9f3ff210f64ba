/** A tab opened before the payment page's URL is known. */
export interface PaymentTab {
  /** Returns false when there is no tab: blocked by the browser or closed by the buyer. */
  readonly navigate: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Call it in the click handler: browsers block `window.open` later. The opener is cut, so the payment page can't access
 * this page.
 */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return { navigate: () => false, close: () => undefined };
  tab.opener = null;
  showWaitingText(tab.document);
  return {
    navigate(url) {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close() {
      tab.close();
    },
  };
}

const waiting = 'Opening the payment page…';

/** A blank page has no stylesheet or viewport; without one, phones lay it out at desktop width. */
function showWaitingText(page: Document): void {
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.append(viewport);
  page.title = waiting;
  page.body.textContent = waiting;
  page.documentElement.style.colorScheme = 'light dark';
  Object.assign(page.body.style, {
    margin: '20vh 1.5rem',
    font: '1.125rem/1.5 system-ui, sans-serif',
    textAlign: 'center',
  } satisfies Partial<CSSStyleDeclaration>);
}
