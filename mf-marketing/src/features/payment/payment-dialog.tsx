import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { Alert, Button, ButtonLink, Dialog } from '@hearthway/web-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import { formatCents } from '@hearthway/web-kit/money';
import { PaymentFields } from './payment-fields.js';
import { products, type ProductType } from './product.js';
import { useAmount } from './use-amount.js';
import { usePurchase, type Purchasing } from './use-purchase.js';
import css from './payment-dialog.module.css';

export interface PaymentDialogProps {
  platform: Platform;
  productType: ProductType;
  purchasing: Purchasing;
  /** No founding place is left to be paid for. */
  isSoldOut: boolean;
  /** An order was refused because of that. */
  onSoldOut: () => void;
  onClose: () => void;
}

/** Asks for what an order needs and leads to the page to pay on. Mounted anew, and so empty, each time it is opened. */
export function PaymentDialog(props: PaymentDialogProps): ReactNode {
  const { platform, productType, purchasing, isSoldOut, onSoldOut, onClose } = props;
  const { title, description, beforePaying, priceDollars } = products[productType];
  const amount = useAmount();
  const { form, paymentPage } = usePurchase({ platform, productType, purchasing, onSoldOut, onDone: onClose });
  const cannotBeHad = isSoldOut && productType === 'founding_member';
  const failure = form.refusal ?? (cannotBeHad ? paymentTexts.soldOut : undefined);
  const total = formatCents((priceDollars ?? amount.dollars) * 100);
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {paymentPage === undefined ? (
        <form
          className={css['form']}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            if (priceDollars === undefined) form.methods.setValue('customAmount', amount.take());
            form.onSubmit(event);
          }}
          onInput={({ target }) => {
            // Another amount may take the control that is refused away.
            if (target instanceof Element && isOfAmount(target)) form.methods.clearErrors('customAmount');
          }}
        >
          <PaymentFields platform={platform} form={form} amount={priceDollars === undefined ? amount : undefined} />
          <Total total={total} />
          <p className={css['note']}>
            {beforePaying} Next, our payment provider’s page opens in a new tab, where you pay by card. Once your
            payment goes through, we’ll email you a receipt.
          </p>
          <p className={css['note']}>By continuing, you also join our waitlist.</p>
          <Button
            type="submit"
            size="large"
            fullWidth
            disabled={cannotBeHad}
            pending={form.pending}
            pendingText={paymentTexts.processing}
            onPointerDown={amount.onButtonPress}
          >
            {cannotBeHad ? 'Sold out' : 'Continue to Payment'}
          </Button>
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <p className={css['note']}>
            <SiteLink platform={platform} to="/privacy" element="payment-privacy" newTab>
              Privacy Policy: what we keep and why
            </SiteLink>
          </p>
        </form>
      ) : (
        <OpenYourself total={total} beforePaying={beforePaying} address={paymentPage} onOpen={onClose} />
      )}
    </Dialog>
  );
}

function isOfAmount(control: Element): boolean {
  return ['amountChoice', 'customAmount'].includes(control.getAttribute('name') ?? '');
}

function Total({ total }: { total: string }): ReactNode {
  return (
    <p className={css['total']}>
      <span>Total today</span>{' '}
      <output className={css['figure']} aria-label="Total today">
        {total}
      </output>
    </p>
  );
}

interface OpenYourselfProps {
  total: string;
  beforePaying: string;
  address: string;
  onOpen: () => void;
}

function OpenYourself({ total, beforePaying, address, onOpen }: OpenYourselfProps): ReactNode {
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    linkRef.current?.focus();
  }, []);
  return (
    <div className={css['form']}>
      <Alert tone="info" announce="assertive" title="Your payment page is ready">
        Your browser didn’t open a new tab. Use the link below instead.
      </Alert>
      <Total total={total} />
      <p className={css['note']}>{beforePaying}</p>
      <ButtonLink
        ref={linkRef}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        size="large"
        fullWidth
        onClick={onOpen}
      >
        Open the payment page
      </ButtonLink>
    </div>
  );
}
