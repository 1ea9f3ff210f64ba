import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { useRef, useState, type ReactNode } from 'react';
import type { PaymentDialogProps } from './payment-dialog.js';
import type { ProductType } from './product.js';
import type { Purchasing } from './use-purchase.js';

interface Loaded {
  readonly Dialog: (props: PaymentDialogProps) => ReactNode;
  readonly purchasing: Purchasing;
}

export interface PaymentOpener {
  readonly open: (productType: ProductType) => void;
  /** Loads the dialog ahead of the click. Call it on hover or focus. */
  readonly preload: () => void;
  /** Render it next to the buttons. */
  readonly dialog: ReactNode;
}

export type FoundingAvailability = Pick<PaymentDialogProps, 'isSoldOut' | 'onSoldOut'>;

/** Opens the payment dialog, which is loaded on demand. */
export function usePaymentDialog(platform: Platform, founding: FoundingAvailability): PaymentOpener {
  const [shown, setShown] = useState<Loaded & { readonly productType: ProductType }>();
  const isOpeningRef = useRef(false);
  const open = (productType: ProductType): void => {
    if (isOpeningRef.current) return;
    isOpeningRef.current = true;
    load()
      .then(
        (loaded) => {
          setShown({ ...loaded, productType });
        },
        () => {
          platform.toast({ title: 'Error', description: paymentTexts.prepareFailed, tone: 'destructive' });
        },
      )
      .finally(() => {
        isOpeningRef.current = false;
      });
  };
  const close = (): void => {
    setShown(undefined);
  };
  const dialog = shown && (
    <shown.Dialog
      platform={platform}
      productType={shown.productType}
      purchasing={shown.purchasing}
      {...founding}
      onClose={close}
    />
  );
  return { open, preload, dialog };
}

async function load(): Promise<Loaded> {
  const [{ PaymentDialog: Dialog }, purchasing] = await Promise.all([
    import('./payment-dialog.js'),
    import(/* webpackChunkName: "commerce-calls" */ './purchase.js'),
  ]);
  return { Dialog, purchasing };
}

// Ignore failures here: the click loads again and shows the error.
function preload(): void {
  load().catch(() => undefined);
}
