import { brand } from '@hearthway/contracts/brand';
import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { Button, CircleAlertIcon, CircleCheckIcon, Spinner } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { clicked } from '../../features/tracking/index.js';
import { useVerification } from './use-verification.js';
import type { Paid } from './verify.js';
import css from './payment-result.module.css';

export interface PaymentResultProps {
  platform: Platform;
  product: ProductType;
  /** Name of what was bought. */
  name: string;
  /** Prefix of element ids in click events. */
  element: string;
  /** Message when the payment is not found. */
  unknown: string;
  /** Heading after a successful payment. */
  thanks: string;
  children: (paid: Paid) => ReactNode;
}

/** The return page of the payment provider. Looks up the payment; reloading is safe. */
export function PaymentResult(props: PaymentResultProps): ReactNode {
  const { platform, product, name, element, unknown, thanks, children } = props;
  const [progress, checkAgain] = useVerification(platform, product);
  const { kind } = progress;
  return (
    <ShortPage platform={platform}>
      <p className={css['name']}>{name}</p>
      <div className={css['result']} aria-live="polite" aria-busy={kind === 'loading'}>
        {kind === 'loading' && <Loading />}
        {kind === 'paid' && (
          <>
            <CircleCheckIcon size={48} className={css['paid']} />
            <ShortPageTitle>{thanks}</ShortPageTitle>
            {children(progress)}
          </>
        )}
        {kind === 'unknown' && <Failure message={unknown} />}
        {kind === 'failed' && <Failure message={progress.message} />}
      </div>
      <div className={css['actions']}>
        <ShortPageActions>
          <Button
            size="large"
            disabled={kind === 'loading'}
            onClick={() => {
              platform.track(clicked(`${element}-home`));
              platform.navigate('/');
            }}
          >
            Return to Home
          </Button>
          {kind === 'failed' && progress.canChange && (
            <Button size="large" variant="secondary" onClick={checkAgain}>
              Check again
            </Button>
          )}
        </ShortPageActions>
      </div>
    </ShortPage>
  );
}

function Loading(): ReactNode {
  return (
    <>
      <div className={css['needs-script']}>
        <Spinner size="large" text="Verifying your payment" hideText />
      </div>
      <ShortPageTitle>Verifying your payment</ShortPageTitle>
      <ShortPageText>This takes a moment. If you paid, we’ll also email you a receipt.</ShortPageText>
      <noscript>
        <ShortPageText>
          JavaScript is off in your browser, so this page can’t look up your payment. If you paid, we’ll email you a
          receipt.
        </ShortPageText>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </noscript>
    </>
  );
}

function Failure({ message }: { message: string }): ReactNode {
  return (
    <>
      <CircleAlertIcon size={48} className={css['issue']} />
      <ShortPageTitle>{paymentTexts.errorTitle}</ShortPageTitle>
      <ShortPageText>{message}</ShortPageText>
      <p className={css['support']}>
        Email us at <a href={`mailto:${brand.support}`}>{brand.support}</a>.
      </p>
    </>
  );
}
