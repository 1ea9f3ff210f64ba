import type { ReactNode } from 'react';
import type { PurchaseContract } from '@hearthway/contracts/journey';
import { QuestionDialog } from '../../dialogs/index.js';
import { useContractEnding } from '../use-contract.js';

interface EndDialogProps {
  readonly contract: PurchaseContract;
  readonly onClose: () => void;
}

/** For a contract that fell through. One that closes ends with the keys, on the page Closing. */
export function EndDialog({ contract, onClose }: EndDialogProps): ReactNode {
  const ending = useContractEnding(contract, onClose);
  return (
    <QuestionDialog
      title="Did this contract fall through?"
      no="Not yet"
      yes="It fell through"
      tone="danger"
      pending={ending.isPending}
      pendingText="Saving…"
      error={ending.error ? { title: 'We couldn’t save that', text: ending.error.message } : undefined}
      onClose={onClose}
      onYes={() => {
        ending.mutate();
      }}
    >
      <p>
        We keep its dates and everything you noted. The steps that depend on it reopen, and the home goes back to your
        board. Make sure the ending is in writing and that your deposit is coming back.
      </p>
    </QuestionDialog>
  );
}
