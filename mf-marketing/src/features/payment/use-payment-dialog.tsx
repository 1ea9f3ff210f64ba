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
  /** Fetches what opening needs; worth it once a pointer or the focus is on the button. */
  readonly loadAhead: () => void;
  /** To be drawn where the buttons are. */
  readonly dialog: ReactNode;
}

export type FoundingAvailability = Pick<PaymentDialogProps, 'isSoldOut' | 'onSoldOut'>;

/** Opens the dialog of a purchase, whose script is fetched when it is first asked for. */
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
  return { open, loadAhead, dialog };
}

async function load(): Promise<Loaded> {
  const [{ PaymentDialog: Dialog }, purchasing] = await Promise.all([
    import('./payment-dialog.js'),
    import(/* webpackChunkName: "commerce-calls" */ './purchase.js'),
  ]);
  return { Dialog, purchasing };
}

// What fails here is asked for again, and told, by the click.
function loadAhead(): void {
  load().catch(() => undefined);
}
