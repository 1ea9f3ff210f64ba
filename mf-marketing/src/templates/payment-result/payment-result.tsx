import { brand } from '@hearthway/contracts/brand';
import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { Button, buttonClassName, CircleAlertIcon, CircleCheckIcon, Spinner } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { SiteLink } from '../../features/site-link/index.js';
import { clicked, stepReached } from '../../features/tracking/index.js';
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
  /** What happens after a successful payment. */
  next: readonly string[];
  children?: (paid: Paid) => ReactNode;
}

/** The return page of the payment provider. Looks up the payment; reloading is safe. */
export function PaymentResult(props: PaymentResultProps): ReactNode {
  const { platform, product, name, element, unknown, thanks, next, children } = props;
  const [progress, checkAgain] = useVerification(platform, product);
  const { kind } = progress;
  useEffect(() => {
    if (kind === 'paid') platform.track(stepReached('paymentCompleted'));
  }, [platform, kind]);
  return (
    <ShortPage platform={platform}>
      <p className={css['name']}>{name}</p>
      <div className={css['result']} aria-live="polite" aria-busy={kind === 'loading'}>
        {kind === 'loading' && <Loading />}
        {kind === 'paid' && (
          <>
            <CircleCheckIcon size={48} className={css['paid']} />
            <ShortPageTitle>{thanks}</ShortPageTitle>
            {children?.(progress)}
            <Receipt {...progress} />
          </>
        )}
        {kind === 'unknown' && <Failure message={unknown} />}
        {kind === 'failed' && <Failure message={progress.message} />}
      </div>
      {kind === 'paid' && (
        <>
          <Next steps={next} />
          <AccountOffer platform={platform} element={element} />
        </>
      )}
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

/** No personal data: anyone with the page's URL sees this. */
function Receipt({ amountCents, paymentId }: Paid): ReactNode {
  if (amountCents === undefined || paymentId === undefined) return undefined;
  return (
    <dl className={css['receipt']}>
      <div>
        <dt>You paid</dt>
        <dd>{formatCents(amountCents)}</dd>
      </div>
      <div>
        <dt>Receipt number</dt>
        <dd>{paymentId}</dd>
      </div>
    </dl>
  );
}

function Next({ steps }: { steps: readonly string[] }): ReactNode {
  return (
    <section className={css['section']} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={css['heading']}>
        What happens next
      </h2>
      <ul className={css['steps']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

/** Buying needs no account. An account with the buyer's confirmed address shows the purchase. */
function AccountOffer({ platform, element }: Pick<PaymentResultProps, 'platform' | 'element'>): ReactNode {
  const { session } = platform;
  const user = useSyncExternalStore(session.subscribe, session.user, () => undefined);
  if (user) {
    return (
      <section className={css['section']} aria-labelledby="your-account">
        <h2 id="your-account" className={css['heading']}>
          Your purchases
        </h2>
        <p>
          What you pay for with your account’s confirmed email address is listed in Settings, a moment after you’ve
          paid.
        </p>
        <ShortPageActions>
          <SiteLink
            platform={platform}
            to="/settings#settings-purchases"
            element={`${element}-purchases`}
            className={buttonClassName({ variant: 'secondary' })}
          >
            See your purchases
          </SiteLink>
        </ShortPageActions>
      </section>
    );
  }
  return (
    <section className={css['section']} aria-labelledby="your-account">
      <h2 id="your-account" className={css['heading']}>
        Start your roadmap
      </h2>
      <p>
        Your roadmap is ready now, and an account is free. Create one, or log in if you have one already. Use the email
        you paid with, and confirm it: then your purchase shows up there.
      </p>
      <ShortPageActions>
        <SiteLink
          platform={platform}
          to="/auth?tab=register"
          element={`${element}-create-account`}
          className={buttonClassName({ variant: 'secondary' })}
        >
          Create your account
        </SiteLink>
        <SiteLink
          platform={platform}
          to="/auth"
          element={`${element}-log-in`}
          className={buttonClassName({ variant: 'quiet' })}
        >
          Log in
        </SiteLink>
      </ShortPageActions>
    </section>
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
