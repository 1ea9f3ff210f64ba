import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { useState } from 'react';
import { refusalOf } from '../applicant/index.js';
import { formFailed, formSent } from '../tracking/index.js';
import { openPaymentTab } from './payment-tab.js';
import { products, type ProductType } from './product.js';
import type { Purchase } from './purchase.js';
import type * as purchasing from './purchase.js';

/** What checks an order and sends it: with the schemas of the contracts it is in a chunk that opening the dialog brings. */
export type Purchasing = typeof purchasing;

export interface PurchaseOptions {
  readonly platform: Platform;
  readonly productType: ProductType;
  readonly purchasing: Purchasing;
  readonly onSoldOut: () => void;
  readonly onDone: () => void;
}

export interface PurchaseState {
  readonly form: ContractForm<Purchase, Purchase>;
  /** Where to pay, when the browser opened no tab for it. */
  readonly paymentPage: string | undefined;
}

/** Checks the form, opens the tab within the click, orders, and leads the tab to the payment page. */
export function usePurchase(options: PurchaseOptions): PurchaseState {
  const { platform, productType, purchasing, onSoldOut, onDone } = options;
  const [paymentPage, setPaymentPage] = useState<string>();
  const { form: name } = products[productType];

  const explain = (error: unknown): string => refusalOf(error, paymentTexts.prepareFailed).message;
  const form = useContractForm({
    schema: purchasing.purchaseForm,
    defaultValues: { firstName: '', lastName: '', email: '', state: '', acceptedTerms: false, productType },
    fieldOf: { 'body.name': 'lastName' },
    explain,
    onInvalid: (title) => platform.toast({ title, tone: 'destructive' }),
    // Closing the dialog while it works gives the order up.
    async send(purchase, closed) {
      const tab = openPaymentTab();
      platform.track(formSent(name));
      purchasing.noteIntent(platform.session.request, purchase);
      try {
        const address = await purchasing.prepare(platform.session.request, purchase, closed);
        if (!tab.lead(address)) {
          setPaymentPage(address);
          return;
        }
        platform.toast({ title: 'Your payment page is open', description: 'Finish your payment in the new tab.' });
        onDone();
      } catch (error) {
        tab.close();
        if (!closed.aborted) {
          const { message, code } = refusalOf(error, paymentTexts.prepareFailed);
          platform.toast({ title: 'Error', description: message, tone: 'destructive' });
          platform.track(formFailed(name, code));
          if (code === purchasing.soldOutCode) onSoldOut();
        }
        throw error;
      }
    },
  });
  return { form, paymentPage };
}
