import { useState, type ReactNode } from 'react';
import type { Offer } from '@hearthway/contracts/journey';
import { Button, ConfirmDialog, TrashIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { overview } from '../offer-address.js';
import { useDeleteDraft } from '../use-offers.js';

interface DeleteDraftProps {
  readonly offer: Offer;
  /** Whether what is typed is no longer wanted. */
  readonly onDiscard: (isDiscarded: boolean) => void;
}

/** Asks first: sales and terms took a while to write. */
export function DeleteDraft({ offer, onDiscard }: DeleteDraftProps): ReactNode {
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const deletion = useDeleteDraft();
  const [isAsked, setIsAsked] = useState(false);
  const remove = async (): Promise<void> => {
    onDiscard(true);
    try {
      await deletion.mutateAsync({ params: { offerId: offer.id }, headers: { 'if-match': offer.version } });
      toast({ title: 'Draft deleted' });
      void navigate(overview);
    } catch {
      // The dialog says why.
      onDiscard(false);
    }
  };
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<TrashIcon size={18} />}
        onClick={() => {
          setIsAsked(true);
        }}
      >
        Delete this draft
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Delete this draft?"
          description={`Its sales and terms for ${offer.address} go with it. You can’t undo this.`}
          onClose={() => {
            setIsAsked(false);
          }}
          keepText="Keep draft"
          confirmText="Delete draft"
          pendingText="Deleting…"
          failureTitle="We couldn’t delete this draft"
          action={deletion}
          onConfirm={() => void remove()}
        />
      )}
    </div>
  );
}
