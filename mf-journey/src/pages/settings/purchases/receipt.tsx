import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { refundTexts, type ProductType, type Purchase } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { Badge } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { foundingMemberName } from '../../../features/founding-member/index.js';
import { formatShortDay } from '../../../features/local-time/index.js';
import css from './purchases.module.css';

interface ProductWords {
  readonly name: string;
  readonly state: string;
  readonly terms: string;
}

const words: Readonly<Record<ProductType, ProductWords>> = {
  founding_member: {
    name: 'Founding Member contribution',
    state: 'Thank you for helping us build this. Nothing renews, and we’ll email you when the apps are ready to try.',
    terms: '/terms#founders-deal',
  },
  offer_toolkit: {
    name: 'Offer Toolkit pre-order',
    state:
      'Three priced strategies and the term sheet are ready on Make Offer. Contract forms and online signing come later: we haven’t set a date, and we’ll email you when they’re ready. The toolkit is yours until you close on your home.',
    terms: '/terms#offer-toolkit',
  },
};

export function Receipt({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const { id, productType, amountCents, status, paidAt, memberNumber } = purchase;
  const { name, state, terms } = words[productType];
  const isPaid = status === 'paid';
  const facts = [
    ...(memberNumber === undefined
      ? []
      : [['Membership', `${foundingMemberName(memberNumber)} of ${foundingMember.limit}`] as const]),
    ['Amount', `${formatCents(amountCents)}, once`],
    ['Paid', formatShortDay(new Date(paidAt))],
    ['Receipt number', id],
  ] as const;
  return (
    <li className={css['receipt']}>
      <p className={css['product']}>
        {name} <Badge tone={isPaid ? 'success' : 'neutral'}>{isPaid ? 'Paid' : 'Refunded'}</Badge>
      </p>
      <p>{isPaid ? state : 'We refunded this in full. It can take 5 to 10 business days to reach your card.'}</p>
      <dl className={css['facts']}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css['refunds']}>
        {isPaid && (
          <>
            {refundTexts[productType]} <PageLink to={terms}>Read the terms</PageLink>.{' '}
          </>
        )}
        Questions about this order?{' '}
        <a href={`mailto:${brand.support}?subject=${encodeURIComponent(`Order ${id}`)}`}>Email {brand.support}</a>.
      </p>
    </li>
  );
}
