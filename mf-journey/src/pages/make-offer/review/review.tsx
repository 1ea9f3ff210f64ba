import type { ReactNode } from 'react';
import type { Offer, OfferReview } from '@hearthway/contracts/journey';
import { Alert, Button, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { reviewQuery, useOfferChanges } from '../../../features/offers/index.js';
import { Actions, Bullets, Checks, Muted, Subtitle } from '../../../features/page-parts/index.js';
import { TermsSummary } from '../terms/terms-summary.js';
import { TermSheet } from '../term-sheet.js';
import { CashAtRisk } from './cash-at-risk.js';

export interface ReviewProps {
  readonly offer: Offer;
  readonly toolkit: boolean;
  /** The terms on screen differ from those reviewed here. */
  readonly unsaved: boolean;
}

/** The saved offer in plain words, with its checks, before it goes out. */
export function Review({ offer, toolkit, unsaved }: ReviewProps): ReactNode {
  const { session, toast } = usePlatform();
  const { step } = useOfferChanges();
  const { data, isError, isFetching, refetch } = useQuery(reviewQuery(session, offer));
  return (
    <>
      <TermsSummary terms={offer.terms} />
      {isError && (
        <ErrorState
          headingLevel={3}
          title="We couldn’t check this offer"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          <p>Your terms are saved. Check your connection and try again.</p>
        </ErrorState>
      )}
      {!data && !isError && (
        <>
          <LoadingText>Checking your offer</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
      {data && (
        <>
          <InPlainWords summary={data.summary} />
          <CheckedNumbers review={data} />
          <CashAtRisk steps={data.cashAtRisk} />
        </>
      )}
      {unsaved && (
        <Alert tone="warning" title="You changed terms above">
          Save them first. We check and keep only what’s saved.
        </Alert>
      )}
      <Muted>
        Write these terms into your state’s purchase contract, with your agent or an attorney. Once it’s signed and
        sent, tell us.
      </Muted>
      <Actions>
        <Button
          disabled={unsaved}
          pending={step.isPending}
          pendingText="Saving…"
          onClick={() => {
            step.mutate(
              { offer, step: { step: 'send' } },
              {
                onSuccess: () => {
                  toast({ title: 'Offer sent', description: 'We’ll keep it here until you have an answer.' });
                  document.getElementById('your-offers')?.focus();
                },
              },
            );
          }}
        >
          I sent this offer
        </Button>
        {toolkit && <TermSheet offer={offer} />}
      </Actions>
    </>
  );
}

function InPlainWords({ summary }: Pick<OfferReview, 'summary'>): ReactNode {
  return (
    <>
      <Subtitle>In plain words</Subtitle>
      <Bullets items={summary} />
    </>
  );
}

function CheckedNumbers({ review: { checks, policyRows } }: { readonly review: OfferReview }): ReactNode {
  return (
    <>
      <Subtitle>Checked against your numbers</Subtitle>
      <Checks
        checks={checks}
        missing="Not known"
        more={({ policyRowIds }) =>
          policyRows
            .filter(({ id, sourceUrl }) => policyRowIds.includes(id) && sourceUrl !== '')
            .map(({ id, sourceName, sourceUrl }) => (
              <span key={id}>
                {' '}
                <a href={sourceUrl} target="_blank" rel="noreferrer">
                  {sourceName}
                </a>
              </span>
            ))
        }
      />
    </>
  );
}
