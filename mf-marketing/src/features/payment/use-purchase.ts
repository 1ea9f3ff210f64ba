import type { Platform } from '@hearthway/contracts/platform';
import { useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { readApplicantValues, useFormFeedback, type FormFeedback } from '../applicant/index.js';
import { formSent } from '../tracking/index.js';
import { openPaymentTab, type PaymentTab } from './payment-tab.js';
import { products, type ProductType } from './product.js';
import type { PaymentControl, PrepareOutcome, Purchase } from './purchase.js';
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
  readonly isProcessing: boolean;
  readonly feedback: FormFeedback<PaymentControl>;
  /** Where to pay, when the browser opened no tab for it. */
  readonly paymentPage: string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>, dollars: number | undefined) => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Checks the form, opens the tab within the click, orders, and leads the tab to the payment page. */
export function usePurchase(options: PurchaseOptions): PurchaseState {
  const { platform, productType, purchasing, onSoldOut, onDone } = options;
  const attemptRef = useRef<AbortController>(null);
  const [isProcessing, setIsProcessing] = useState(false);
  const [paymentPage, setPaymentPage] = useState<string>();
  const { form } = products[productType];
  const feedback = useFormFeedback<PaymentControl>(platform, form);

  // Whoever closes the dialog while it works has changed their mind.
  useEffect(() => () => attemptRef.current?.abort(), []);

  const settle = (outcome: PrepareOutcome, tab: PaymentTab): void => {
    if (outcome.kind === 'failed') {
      tab.close();
      feedback.fail(outcome);
      if (outcome.code === purchasing.soldOutCode) onSoldOut();
    } else if (tab.lead(outcome.paymentPage)) {
      platform.toast({ title: 'Your payment page is open', description: 'Finish paying in the new tab.' });
      onDone();
    } else {
      setPaymentPage(outcome.paymentPage);
    }
  };
  const pay = async (purchase: Purchase, tab: PaymentTab): Promise<void> => {
    const attempt = new AbortController();
    attemptRef.current = attempt;
    setIsProcessing(true);
    feedback.clear();
    platform.track(formSent(form));
    purchasing.noteIntent(platform.session.request, purchase);
    try {
      settle(await purchasing.prepare(platform.session.request, purchase, attempt.signal), tab);
    } catch (error) {
      tab.close();
      if (!attempt.signal.aborted) throw error;
    } finally {
      attemptRef.current = null;
      setIsProcessing(false);
    }
  };

  return {
    isProcessing,
    feedback,
    paymentPage,
    submit(event, dollars) {
      event.preventDefault();
      if (attemptRef.current) return;
      const purchase = purchasing.purchaseOf(productType, readApplicantValues(event.currentTarget), dollars);
      const problem = purchasing.problemOf(purchase);
      if (problem) feedback.refuse(problem);
      else void pay(purchase, openPaymentTab());
    },
    onInput(event) {
      feedback.onInput(event);
      // Another amount takes the control that is refused away.
      if (event.target instanceof Element && event.target.getAttribute('name') === 'amountChoice') feedback.clear();
    },
  };
}
