import type { ReactNode } from 'react';
import type { Offer } from '@hearthway/contracts/journey';
import { fetchTermSheet } from '../../features/offers/index.js';
import { DownloadButton } from '../../features/page-parts/index.js';

/** The saved offer on paper, for the agent or attorney who writes the contract. */
export function TermSheet({ offer }: { readonly offer: Offer }): ReactNode {
  return (
    <DownloadButton noun="term sheet" fileName="Offer term sheet" load={(session) => fetchTermSheet(session, offer.id)}>
      Download the term sheet (PDF)
    </DownloadButton>
  );
}
