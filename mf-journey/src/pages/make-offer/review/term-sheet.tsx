import type { ReactNode } from 'react';
import { getTermSheet, type Offer } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { DownloadButton } from '../../../features/download-button/index.js';
import { HaveItSigned } from '../../../features/envelopes/index.js';
import { parts } from '../../../features/page-parts/index.js';
import css from './review.module.css';

/** The saved offer on paper, for the agent or attorney who writes the contract. */
export function TermSheet({ offer }: { readonly offer: Offer }): ReactNode {
  const { request } = useCaller();
  return (
    <div className={css['sheet']}>
      <DownloadButton
        noun="term sheet"
        name={`Offer for ${offer.address}`}
        type="pdf"
        load={() => callOperation(request, getTermSheet, { params: { offerId: offer.id } })}
      >
        Download term sheet (PDF)
      </DownloadButton>
      <HaveItSigned variant="secondary" source={{ kind: 'term-sheet', offerId: offer.id }} />
      <p className={parts['note']}>
        What you could lose and your sales are on a page of their own. Take it out before the sheet goes to the seller.
      </p>
    </div>
  );
}
