import type { ReactNode } from 'react';
import { reviewOffer, type Offer, type UsStateCode } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded } from '../../../features/page-section/index.js';
import { bothTimes, homeTime } from '../terms/term-format.js';
import { TermsSummary } from '../terms/terms-summary.js';
import { CashAtRisk } from './cash-at-risk.js';
import { ToolkitLine } from '../toolkit-line.js';
import { Checks } from './checks.js';
import { Send } from './send.js';
import { TermSheet } from './term-sheet.js';
import css from './review.module.css';

interface ReviewProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly toolkit: boolean;
  /** Whether the form differs from what is saved, which is what is reviewed. */
  readonly isUnsaved: boolean;
}

/** The saved offer in plain words, with its checks and risks, and the way out to the seller. */
export function Review({ offer, state, toolkit, isUnsaved }: ReviewProps): ReactNode {
  return (
    <>
      <ReviewedOffer offer={offer} state={state} />
      {toolkit ? (
        <div>
          <TermSheet offer={offer} />
        </div>
      ) : (
        <ToolkitLine>The Offer Toolkit writes this up as a term sheet for your agent or attorney.</ToolkitLine>
      )}
      <Send offer={offer} isUnsaved={isUnsaved} />
    </>
  );
}

/** Letters and savings may have changed elsewhere, so it’s read anew each time. */
function ReviewedOffer({ offer, state }: Pick<ReviewProps, 'offer' | 'state'>): ReactNode {
  const caller = useCaller();
  const query = useQuery({ ...operationQuery(caller, reviewOffer, { params: { offerId: offer.id } }), staleTime: 0 });
  const { data } = query;
  return (
    <div className={css['columns']}>
      <section aria-labelledby="plain-words" className={css['part']}>
        <h3 id="plain-words" className={parts['subtitle']}>
          Your offer in plain words
        </h3>
        {data ? (
          <ul className={css['sentences']}>
            {data.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <TermsSummary terms={offer.terms} state={state} />
        )}
        {data && <AnswerTimes expiresAt={offer.terms.expiresAt} state={state} />}
      </section>
      <section aria-labelledby="checks" className={css['part']}>
        <h3 id="checks" className={parts['subtitle']}>
          Checked against your numbers
        </h3>
        {data ? <Checks {...data} /> : <NotLoaded what="checks" queries={[query]} />}
      </section>
      {data && <CashAtRisk steps={data.cashAtRisk} closingDay={data.closingDay} />}
    </div>
  );
}

interface AnswerTimesProps extends Pick<ReviewProps, 'state'> {
  readonly expiresAt: string | null;
}

/** The words above tell the time on the home’s clock only. */
function AnswerTimes({ expiresAt, state }: AnswerTimesProps): ReactNode {
  if (expiresAt === null || !homeTime(new Date(expiresAt), state)) return null;
  return <p className={parts['note']}>On both clocks, it ends on {bothTimes(new Date(expiresAt), state)}.</p>;
}
