import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { useState } from 'react';
import { refusalOf } from '../applicant/index.js';
import { formFailed, formSent, stepReached } from '../tracking/index.js';
import { openPaymentTab } from './payment-tab.js';
import { products, type ProductType } from './product.js';
import type { Purchase } from './purchase.js';
import type * as purchasing from './purchase.js';

/** Validates and sends orders. Loaded with the dialog, because it brings the contract schemas. */
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
  /** URL of the payment page when no tab could be opened. */
  readonly paymentPage: string | undefined;
}

/** Validates the form, opens a tab during the click, places the order, and sends the tab to the payment page. */
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
    // Closing the dialog aborts the order.
    async send(purchase, signal) {
      const tab = openPaymentTab();
      platform.track(formSent(name));
      purchasing.joinInBackground(platform.session.request, purchase, () => {
        platform.track(stepReached('joined'));
      });
      try {
        const url = await purchasing.prepare(platform.session.request, purchase, signal);
        platform.track(stepReached('paymentStarted'));
        if (!tab.navigate(url)) {
          setPaymentPage(url);
          return;
        }
        platform.toast({ title: 'Your payment page is open', description: 'Finish your payment in the new tab.' });
        onDone();
      } catch (error) {
        tab.close();
        if (!signal.aborted) {
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
