import type { ReactNode } from 'react';
import { contractStatuses, type getContract } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { VisuallyHidden } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { formatDay } from '@hearthway/web-kit/dates';
import { dayOf, zoneClock } from '../../local-time/index.js';
import { dateOf, whenText } from '../deadline-text.js';
import css from './contract.module.css';

interface EarlierContractsProps {
  readonly contracts: OperationReply<typeof getContract>['history'];
}

/** Those that ended, latest first; nothing without one. */
export function EarlierContracts({ contracts }: EarlierContractsProps): ReactNode {
  if (contracts.length === 0) return null;
  return (
    <details className={css['earlier']}>
      <summary>Earlier contracts ({contracts.length})</summary>
      <ul>
        {contracts.map(({ id, status, terms, endedAt, deadlines }) => (
          <li key={id}>
            <p className={css['name']}>{terms.address}</p>
            <p className={css['text']}>
              {formatCents(terms.priceCents)}, effective {formatDay(terms.effectiveOn)}. {contractStatuses[status]}
              {endedAt !== null && ` on ${formatDay(dayOf(zoneClock(new Date(endedAt), terms.timeZone).reading))}`}.
            </p>
            <details>
              <summary>
                Its deadlines<VisuallyHidden>, {terms.address}</VisuallyHidden>
              </summary>
              <ul>
                {deadlines.map((deadline) => (
                  <li key={deadline.key}>
                    {deadline.title}: {whenText(dateOf(deadline), deadline.timeZone)}
                    {deadline.own && ', your own date'}
                    {deadline.doneAt !== null && ', done'}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className={css['text']}>
        If you wrote down what an inspection found, it’s still in{' '}
        <PageLink to="/home-inspection#earlier-homes">your home inspection</PageLink>.
      </p>
    </details>
  );
}
