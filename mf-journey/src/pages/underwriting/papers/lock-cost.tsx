import type { ReactNode } from 'react';
import type { LockExtension } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { parts } from '../../../features/page-parts/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import css from './papers.module.css';

/** What holding the rate for longer usually costs. */
export function LockCost({ extension }: { readonly extension: LockExtension | null }): ReactNode {
  return (
    <section aria-labelledby="lock-cost" className={parts['part']}>
      <h3 id="lock-cost" className={parts['subtitle']}>
        If your closing moves
      </h3>
      {extension ? (
        <Costs extension={extension} />
      ) : (
        <p className={parts['note']}>
          Note your rate lock and choose your Loan Estimate in your{' '}
          <PageLink to="/mortgage-application">mortgage application</PageLink>. Then we show what a longer lock usually
          costs.
        </p>
      )}
    </section>
  );
}

function Costs({ extension }: { readonly extension: LockExtension }): ReactNode {
  const { lockUntil, closingOn, shortDays, loanCents, options } = extension;
  return (
    <>
      {shortDays > 0 && (
        <Alert
          tone="warning"
          title={`Your rate lock ends ${shortDays === 1 ? 'a day' : `${shortDays} days`} before you close`}
        >
          It holds until {formatDay(lockUntil)}, and you close on {formatDay(closingOn)}. Ask your lender today what an
          extension costs, and who pays if the delay is theirs or the seller’s.
        </Alert>
      )}
      <Topics>
        <Topic title="What a longer lock usually costs">
          <table className={css['costs']}>
            <caption>On your loan of {formatCents(loanCents)}. Your lender’s price is the one that counts.</caption>
            <thead>
              <tr>
                <th scope="col">Days more</th>
                <th scope="col">Low</th>
                <th scope="col">Plan with</th>
                <th scope="col">High</th>
              </tr>
            </thead>
            <tbody>
              {options.map(({ days, lowCents, expectedCents, highCents }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{formatCents(lowCents)}</td>
                  <td>{formatCents(expectedCents)}</td>
                  <td>{formatCents(highCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Topic>
      </Topics>
    </>
  );
}
