import type { ReactNode } from 'react';
import { envelopeLimits, listEnvelopes, type BuyerDocument } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

/** Whether its newest file may go into an envelope. The service looks into it, too. */
export const canBeSigned = ({ binnedAt, versions: [newest] }: BuyerDocument): boolean =>
  binnedAt === null &&
  newest?.type === 'application/pdf' &&
  newest.dangers.length === 0 &&
  newest.bytes <= envelopeLimits.fileBytes;

/** The envelope that a document is out with, or that its newest file came from. */
export function DocumentSignature({ document: { id, versions } }: { readonly document: BuyerDocument }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), listEnvelopes));
  const out = data?.envelopes.find(({ documentId, status }) => documentId === id && status === 'sent');
  const signed = data?.envelopes.find(({ sealedSha256 }) => sealedSha256 === versions[0]?.sha256);
  const envelope = out ?? signed;
  if (!envelope) return null;
  return (
    <PageLink to={`/signatures/${envelope.id}`}>
      <Badge tone={out ? 'info' : 'success'}>{out ? 'Out for signature' : 'Signed'}</Badge>
    </PageLink>
  );
}
