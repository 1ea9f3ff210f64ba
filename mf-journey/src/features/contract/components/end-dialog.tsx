import type { ReactNode } from 'react';
import { endContract, getContract, type PurchaseContract } from '@hearthway/contracts/journey';
import { ConfirmDialog } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useContractRefresh } from '../use-contract-refresh.js';

interface EndDialogProps {
  readonly contract: PurchaseContract;
  readonly onClose: () => void;
}

/** For a contract that fell through: says what that changes before it happens. */
export function EndDialog({ contract, onClose }: EndDialogProps): ReactNode {
  const { toast } = usePlatform();
  const refresh = useContractRefresh();
  const end = useMutation({
    ...operationMutation(useCaller(), endContract, { changes: getContract }),
    onSuccess() {
      onClose();
      toast({ title: 'Contract ended', description: 'You’ll find it under your earlier contracts.' });
      refresh();
    },
  });
  return (
    <ConfirmDialog
      title="Did this contract fall through?"
      description={
        (contract.terms.homeId === null ? '' : 'The home goes back to your shortlist. ') +
        'Its deadlines leave your calendar, and the steps that it completed reopen. The contract and what you noted stay in your history. Make sure that the ending is in writing, and that it says who gets the deposit.'
      }
      keepText="Not yet"
      confirmText="It fell through"
      pendingText="Saving…"
      failureTitle="We couldn’t save that"
      action={end}
      onClose={onClose}
      onConfirm={() => {
        end.mutate({ body: { reason: 'fell_through' }, headers: { 'if-match': contract.version } });
      }}
    />
  );
}
