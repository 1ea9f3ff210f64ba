import type { ReactNode } from 'react';
import { deleteHome, listCalendarEvents, listHomes, offerStages, type Home } from '@hearthway/contracts/journey';
import { ConfirmDialog } from '@hearthway/web-kit';
import { operationKey, operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMilestones } from '../../features/milestones/index.js';

interface DeleteHomeProps {
  readonly home: Home;
  readonly onClose: () => void;
  /** Called before leaving the page. */
  readonly onDeleted: () => void;
}

export function DeleteHome({ home, onClose, onDeleted }: DeleteHomeProps): ReactNode {
  const { toast } = usePlatform();
  const { refresh } = useMilestones();
  const navigate = useNavigate();
  const caller = useCaller();
  const deletion = useMutation({
    ...operationMutation(caller, deleteHome, {
      changes: listHomes,
      write: (list, _, { params }) => ({ ...list, homes: list.homes.filter(({ id }) => id !== params.homeId) }),
    }),
    onSuccess(_reply, _input, _before, { client }) {
      onDeleted();
      void navigate('/home-search');
      toast({ title: 'Home deleted', description: home.address });
      if (home.tourAt !== null) {
        void client.invalidateQueries({ queryKey: operationKey(caller, listCalendarEvents) });
      }
      if (offerStages.includes(home.stage)) void refresh();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this home?"
      description={`${home.address}, with its notes, ratings, prices, and tour. You can’t undo this. Its photos go into the bin of your documents. To keep a record, move it to Passed instead.`}
      onClose={onClose}
      keepText="Keep home"
      confirmText="Delete home"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this home"
      action={deletion}
      onConfirm={() => {
        deletion.mutate({ params: { homeId: home.id }, headers: { 'if-match': home.version } });
      }}
    />
  );
}
