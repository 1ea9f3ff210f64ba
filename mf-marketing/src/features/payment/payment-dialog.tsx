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
  isSoldOut: boolean;
  /** An order was rejected as sold out. */
  onSoldOut: () => void;
  onClose: () => void;
}

/** Collects the order and sends the buyer to the payment page. Mounted fresh, so it opens empty. */
export function PaymentDialog(props: PaymentDialogProps): ReactNode {
  const { platform, productType, purchasing, isSoldOut, onSoldOut, onClose } = props;
  const { title, description, beforePaying, elsewhere, priceDollars } = products[productType];
  const amount = useAmount();
  const { form, paymentPage } = usePurchase({ platform, productType, purchasing, onSoldOut, onDone: onClose });
  const isUnavailable = isSoldOut && productType === 'founding_member';
  const failure = form.refusal ?? (isUnavailable ? paymentTexts.soldOut : undefined);
  const total = formatCents((priceDollars ?? amount.dollars) * 100);
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {paymentPage === undefined ? (
        <form
          className={css['form']}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            if (priceDollars === undefined)
              form.methods.setValue('customAmount', amount.takeDollars(event.currentTarget));
            form.onSubmit(event);
          }}
          onInput={({ target }) => {
            // Choosing another amount can unmount the invalid field.
            if (target instanceof Element && isAmountControl(target)) form.methods.clearErrors('customAmount');
          }}
        >
          <PaymentFields
            platform={platform}
            form={form}
            amount={priceDollars === undefined ? amount : undefined}
            elsewhere={elsewhere}
          />
          <Total total={total} />
          <BeforePaying texts={beforePaying} />
          <p className={css['note']}>
            Next, our payment provider’s page opens in a new tab, where you pay by card. Once your payment goes through,
            we’ll email you a receipt.
          </p>
          <p className={css['note']}>By continuing, you also join our waitlist.</p>
          <Button
            type="submit"
            size="large"
            fullWidth
            disabled={isUnavailable}
            pending={form.pending}
            pendingText={paymentTexts.processing}
            onPointerDown={amount.onButtonPress}
          >
            {isUnavailable ? 'Sold out' : 'Continue to Payment'}
          </Button>
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <p className={css['note']}>
            <SiteLink platform={platform} to="/privacy" element="payment-privacy" newTab>
              Privacy Policy: what we keep and why
            </SiteLink>
          </p>
        </form>
      ) : (
        <PaymentLink total={total} beforePaying={beforePaying} url={paymentPage} onOpen={onClose} />
      )}
    </Dialog>
  );
}

function isAmountControl(control: Element): boolean {
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

function BeforePaying({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <p key={text} className={css['note']}>
      {text}
    </p>
  ));
}

interface PaymentLinkProps {
  total: string;
  beforePaying: readonly string[];
  url: string;
  onOpen: () => void;
}

function PaymentLink({ total, beforePaying, url, onOpen }: PaymentLinkProps): ReactNode {
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The focused button was unmounted.
  useEffect(() => {
    linkRef.current?.focus();
  }, []);
  return (
    <div className={css['form']}>
      <Alert tone="info" announce="assertive" title="Your payment page is ready">
        Your browser didn’t open a new tab. Use the link below instead.
      </Alert>
      <Total total={total} />
      <BeforePaying texts={beforePaying} />
      <ButtonLink
        ref={linkRef}
        href={url}
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
