/** A tab that waits for the address of the payment page. */
export interface PaymentTab {
  /** False when there is no tab to lead there: the browser refused it, or the person closed it. */
  readonly lead: (address: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens the tab while the click is being handled, which is when browsers let a page open one; the address comes later. The
 * payment page learns nothing of this one and cannot reach it.
 */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return { lead: () => false, close: () => undefined };
  tab.opener = null;
  askToWait(tab.document);
  return {
    lead(address) {
      if (tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close() {
      tab.close();
    },
  };
}

const waiting = 'Opening the payment page…';

/** An empty page has no style sheet, and on a phone would be laid out as wide as a desk. */
function askToWait(page: Document): void {
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
