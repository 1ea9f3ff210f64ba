import { useState, type ReactNode } from 'react';
import type { Offer } from '@hearthway/contracts/journey';
import { Button, TrashIcon } from '@hearthway/web-kit';
import { QuestionDialog } from '../../features/dialogs/index.js';
import { useOfferChanges } from '../../features/offers/index.js';

/** Asks first: sales and terms took a while to write. */
export function DeleteDraft({ offer }: { readonly offer: Offer }): ReactNode {
  const { remove } = useOfferChanges();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<TrashIcon size={18} />} onClick={() => setAsked(true)}>
        Delete this draft
      </Button>
      {asked && (
        <QuestionDialog
          title="Delete this draft?"
          no="Keep it"
          yes="Delete draft"
          tone="danger"
          pending={remove.isPending}
          onClose={() => setAsked(false)}
          onYes={() => remove.mutate(offer, { onSettled: () => setAsked(false) })}
        >
          <p>Its sales and terms for {offer.address} go with it. You can’t undo this.</p>
        </QuestionDialog>
      )}
    </>
  );
}
