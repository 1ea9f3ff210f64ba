import type { ReactNode } from 'react';
import type { Purchase } from '@hearthway/contracts/commerce';
import { Badge } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { formatShortDay } from '../../../features/local-time/index.js';
import css from './purchases.module.css';

const productNames = { founding_member: 'Founding Member', offer_toolkit: 'Offer Toolkit' } as const;

export function Receipts({ purchases }: { readonly purchases: readonly Purchase[] }): ReactNode {
  return (
    <ul className={css['receipts']} aria-label="Your purchases">
      {purchases.map(({ id, productType, amountCents, status, paidAt, memberNumber }) => (
        <li key={id} className={css['receipt']}>
          <p className={css['product']}>
            {productNames[productType]} <Badge tone={status === 'paid' ? 'success' : 'neutral'}>{labels[status]}</Badge>
          </p>
          {memberNumber !== undefined && <p>{`Member #${memberNumber} of our Founding 100`}</p>}
          <p>{`${formatCents(amountCents)}, once, on ${formatShortDay(new Date(paidAt))}`}</p>
          <p className={css['number']}>{`Receipt ${id}`}</p>
        </li>
      ))}
    </ul>
  );
}

const labels = { paid: 'Paid', refunded: 'Refunded' } as const;
