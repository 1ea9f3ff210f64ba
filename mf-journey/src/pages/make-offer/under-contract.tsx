import type { ReactNode } from 'react';
import { getContract, liveStatuses, type Offer } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { overview } from './offer-address.js';

/** Says of an offer that still goes on that the buyer has a contract already. */
export function UnderContract({ status }: Pick<Offer, 'status'>): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), getContract));
  if (!data?.contract || (status !== 'draft' && !liveStatuses.includes(status))) return null;
  return (
    <Alert
      tone="warning"
      title={`You’re under contract for ${data.contract.terms.address}`}
      action={<PageLink to={overview}>See your contract</PageLink>}
    >
      You can have one contract at a time. If that one falls through, this offer can still be accepted.
    </Alert>
  );
}
