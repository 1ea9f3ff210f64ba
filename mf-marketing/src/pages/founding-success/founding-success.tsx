import { brand } from '@hearthway/contracts/brand';
import { foundingMember } from '@hearthway/contracts/constants';
import type { ReactNode } from 'react';
import { useCount } from '../../features/count/index.js';
import { foundingCountPath } from '../../features/offers/index.js';
import { PaymentResult } from '../../templates/payment-result/index.js';
import type { PageProps } from '../../page.js';
import css from './founding-success.module.css';

export function FoundingSuccess({ platform }: PageProps): ReactNode {
  return (
    <PaymentResult
      platform={platform}
      product="founding_member"
      name="Founding Member Contribution"
      element="founding-success"
      unknown="There was an issue verifying your Founding Member contribution payment. Please contact support."
      thanks="Thank you, Founding Member!"
      next={[
        'We’re emailing you a receipt. Please keep it.',
        'We’ll email you when the apps are ready to try. We haven’t set a date.',
        'You don’t need to do anything. Nothing renews, and we charge nothing later.',
      ]}
    >
      {({ memberNumber }) => <Member platform={platform} memberNumber={memberNumber} />}
    </PaymentResult>
  );
}

interface MemberProps extends PageProps {
  memberNumber: number | undefined;
}

/** Loads the count only after the payment is confirmed, so the count includes it. */
function Member({ platform, memberNumber }: MemberProps): ReactNode {
  const [founding] = useCount(platform, foundingCountPath);
  const number = memberNumber ?? founding?.count ?? 0;
  return (
    <p className={css['member']}>
      {number > 0
        ? `You are member #${number} of our Founding ${foundingMember.limit}.`
        : `You’re one of the first ${foundingMember.limit} members of ${brand.name}.`}
    </p>
  );
}
