import type { Platform } from '@hearthway/contracts/platform';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import { formFailed, formSent } from '../tracking/index.js';
import { openPaymentTab, type PaymentTab } from './payment-tab.js';
import { readPaymentValues, type PaymentProblem } from './payment-values.js';
import { products, type ProductType } from './product.js';
import type { PrepareOutcome, Purchase } from './purchase.js';
import type * as purchasing from './purchase.js';

/** What checks an order and sends it: with the schemas of the contracts it is in a chunk that the page has loaded already. */
export type Purchasing = typeof purchasing;

export interface PurchaseOptions {
  readonly platform: Platform;
  readonly productType: ProductType;
  readonly purchasing: Purchasing;
  readonly onDone: () => void;
}

export interface PurchaseState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isProcessing: boolean;
  /** What is wrong at one control; gone as soon as that control changes. */
  readonly problem: PaymentProblem | undefined;
  /** What became of the last attempt, when it failed. */
  readonly failure: string | undefined;
  /** Where to pay, when the browser opened no tab for it. */
  readonly paymentPage: string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>, dollars: number | undefined) => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Checks the form, opens the tab within the click, orders, and leads the tab to the payment page. */
export function usePurchase({ platform, productType, purchasing, onDone }: PurchaseOptions): PurchaseState {
  const formRef = useRef<HTMLFormElement>(null);
  const attemptRef = useRef<AbortController>(null);
  const [isProcessing, setIsProcessing] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [failure, setFailure] = useState<string>();
  const [paymentPage, setPaymentPage] = useState<string>();
  const { form } = products[productType];

  // Whoever closes the dialog while it works has changed their mind.
  useEffect(() => () => attemptRef.current?.abort(), []);

  const refuse = (found: PaymentProblem): void => {
    setProblem(found);
    focusControl(formRef.current, found.control);
  };
  const settle = (outcome: PrepareOutcome, tab: PaymentTab): void => {
    if (outcome.kind === 'failed') {
      tab.close();
      platform.toast({ title: 'Error', description: outcome.message, tone: 'destructive' });
      platform.track(formFailed(form, outcome.code));
      setFailure(outcome.message);
      if (outcome.at) refuse(outcome.at);
    } else if (tab.lead(outcome.paymentPage)) {
      platform.toast({ title: 'The payment page is open', description: 'Please finish in the new tab.' });
      onDone();
    } else {
      setPaymentPage(outcome.paymentPage);
    }
  };
  const pay = async (purchase: Purchase, tab: PaymentTab): Promise<void> => {
    const attempt = new AbortController();
    attemptRef.current = attempt;
    setIsProcessing(true);
    setProblem(undefined);
    setFailure(undefined);
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
    formRef,
    isProcessing,
    problem,
    failure,
    paymentPage,
    submit(event, dollars) {
      event.preventDefault();
      if (attemptRef.current) return;
      const purchase = purchasing.purchaseOf(productType, readPaymentValues(event.currentTarget), dollars);
      const found = purchasing.problemOf(purchase);
      if (found) {
        platform.toast({ title: found.message, tone: 'destructive' });
        refuse(found);
        return;
      }
      void pay(purchase, openPaymentTab());
    },
    onInput({ target }) {
      setFailure(undefined);
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === problem?.control || name === 'amountChoice') setProblem(undefined);
    },
  };
}

function focusControl(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
