import { brand } from '@hearthway/contracts/brand';
import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { Button, CircleAlertIcon, CircleCheckIcon, Spinner } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLayout } from '../../layout/index.js';
import { clicked } from '../tracking/index.js';
import { useVerification } from './use-verification.js';
import css from './payment-result.module.css';

export interface PaymentResultProps {
  platform: Platform;
  /** What the page is of. */
  name: string;
  /** Names the page in the count of clicks. */
  element: string;
  /** Said when there is no such payment. */
  unknown: string;
  /** The heading once it is paid, and what follows it. */
  thanks: string;
  children: ReactNode;
}

/** Where the payment page leads back to: asks what became of the payment, and says it. Reloading asks again, no more. */
export function PaymentResult(props: PaymentResultProps): ReactNode {
  const { platform, name, element, unknown, thanks, children } = props;
  const [progress, askAgain] = useVerification(platform);
  const { kind } = progress;
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>
        <p className={css['name']}>{name}</p>
        <div className={css['result']} aria-live="polite" aria-busy={kind === 'loading'}>
          {kind === 'loading' && <Loading />}
          {kind === 'paid' && (
            <>
              <CircleCheckIcon size={48} className={css['paid']} />
              <h1 className={css['title']}>{thanks}</h1>
              {children}
            </>
          )}
          {kind === 'unknown' && <Failure message={unknown} />}
          {kind === 'failed' && <Failure message={progress.message} />}
        </div>
        <div className={css['actions']}>
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
            <Button size="large" variant="secondary" onClick={askAgain}>
              Check again
            </Button>
          )}
        </div>
      </div>
    </SiteLayout>
  );
}

function Loading(): ReactNode {
  return (
    <>
      <div className={css['needs-script']}>
        <Spinner size="large" text="Verifying your payment" hideText />
      </div>
      <h1 className={css['title']}>Verifying your payment</h1>
      <p className={css['text']}>This takes a moment. If you have paid, a receipt also comes by email.</p>
      <noscript>
        <p className={css['text']}>
          Your browser does not run script, so this page cannot look up your payment. The receipt comes by email.
        </p>
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
      <h1 className={css['title']}>{paymentTexts.errorTitle}</h1>
      <p className={css['text']}>{message}</p>
      <p className={css['support']}>
        Our support reads <a href={`mailto:${brand.support}`}>{brand.support}</a>.
      </p>
    </>
  );
}
