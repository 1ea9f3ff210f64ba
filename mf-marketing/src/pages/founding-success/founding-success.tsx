import { brand } from '@hearthway/contracts/brand';
import { foundingMember } from '@hearthway/contracts/constants';
import type { ReactNode } from 'react';
import { useFoundingMembersCount } from '../../features/offers/index.js';
import { PaymentResult } from '../../features/payment-result/index.js';
import type { PageProps } from '../../page.js';
import css from './founding-success.module.css';

export const name = 'Founding Member Contribution';

export function FoundingSuccess({ platform }: PageProps): ReactNode {
  return (
    <PaymentResult
      platform={platform}
      name={name}
      element="founding-success"
      unknown="There was an issue verifying your Founding Member contribution payment. Please contact support."
      thanks="Thank you, Founding Member!"
    >
      <Member platform={platform} />
      <p className={css['text']}>
        Your contribution arrived. The receipt comes by email, and so does word of the apps once you can try them.
      </p>
    </PaymentResult>
  );
}

/** Counts only now, when the payment is among those that are counted. */
function Member({ platform }: PageProps): ReactNode {
  const count = useFoundingMembersCount(platform);
  return (
    <p className={css['member']}>
      {count !== undefined && count > 0
        ? `You are member #${count} of our Founding ${foundingMember.limit}.`
        : `You are one of the first ${foundingMember.limit} members of ${brand.name}.`}
    </p>
  );
}
