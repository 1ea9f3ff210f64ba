import type { ReactNode } from 'react';
import { contractStatuses, type PurchaseContract } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { formatDay } from '@hearthway/web-kit/dates';
import { dayOf } from '../../local-time/index.js';
import css from './contract.module.css';

/** Those that ended, latest first; nothing without one. */
export function EarlierContracts({ contracts }: { readonly contracts: readonly PurchaseContract[] }): ReactNode {
  if (contracts.length === 0) return null;
  return (
    <details className={css['earlier']}>
      <summary>Earlier contracts ({contracts.length})</summary>
      <ul>
        {contracts.map(({ id, status, terms, endedAt }) => (
          <li key={id}>
            <p className={css['name']}>{terms.address}</p>
            <p className={css['text']}>
              {formatCents(terms.priceCents)}, effective {formatDay(terms.effectiveOn)}. {contractStatuses[status]}
              {endedAt !== null && ` on ${formatDay(dayOf(new Date(endedAt)))}`}.
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
