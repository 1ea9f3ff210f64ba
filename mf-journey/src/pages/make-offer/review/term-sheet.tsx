import type { ReactNode } from 'react';
import { createEnvelope, getTermSheet, listEnvelopes, type Offer } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { callOperation, operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { DownloadButton } from '../../../features/download-button/index.js';
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
      <HaveItSigned offer={offer} />
      <p className={parts['note']}>
        What you could lose and your sales are on a page of their own. Take it out before the sheet goes to the seller.
      </p>
    </div>
  );
}

/** Straight into an envelope. */
function HaveItSigned({ offer: { id: offerId } }: { readonly offer: Offer }): ReactNode {
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKeys();
  const { mutate, isPending } = useMutation(operationMutation(useCaller(), createEnvelope, { changes: listEnvelopes }));
  const body = { source: { kind: 'term-sheet' as const, offerId } };
  return (
    <Button
      variant="secondary"
      pending={isPending}
      pendingText="Preparing…"
      onClick={() => {
        mutate(
          { headers: { 'idempotency-key': keyOf(body) }, body },
          {
            onSuccess: ({ id }) => void navigate(`/signatures/${id}`),
            onError({ message: description }) {
              toast({ title: 'We couldn’t prepare it', description, tone: 'destructive' });
            },
          },
        );
      }}
    >
      Have it signed
    </Button>
  );
}
