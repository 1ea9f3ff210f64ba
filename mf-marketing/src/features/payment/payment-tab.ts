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
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  tab.document.documentElement.style.colorScheme = 'light dark';
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

const waiting = 'The payment page is on its way…';
