import type { ReactNode } from 'react';
import { gapDecision, gapOutcomes, type GapDecision, type GapOutcome } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePropertyToday } from '../../../features/contract/index.js';
import { FormDialog } from '../../../features/dialogs/index.js';
import { typedForm } from '../../../features/typed-form/index.js';

export interface DecisionDialogProps {
  readonly outcome: GapOutcome;
  readonly valueCents: number;
  readonly onClose: () => void;
  readonly onSave: (decision: GapDecision) => Promise<unknown>;
}

interface Values extends Record<string, string> {
  readonly on: string;
  readonly note: string;
}

/** Notes how a value below the price was settled. */
export function DecisionDialog({ outcome, valueCents, onClose, onSave }: DecisionDialogProps): ReactNode {
  const today = usePropertyToday();
  const form = useContractForm<Values, GapDecision>({
    schema: typedForm<Values, GapDecision>(gapDecision, ({ on, note }) => ({ outcome, on, valueCents, note })),
    defaultValues: { on: today, note: '' },
    async send(decision) {
      await onSave(decision);
      onClose();
    },
  });
  return (
    <FormDialog title={gapOutcomes[outcome]} form={form} onClose={onClose}>
      <p>
        {outcome === 'cancel'
          ? 'Note it here once you’ve decided. This sends nothing and doesn’t end the contract by itself.'
          : 'Note it here once it is agreed in writing. This sends nothing.'}
      </p>
      <TextField {...form.field('on')} label="Decided on" type="date" min="2026-01-01" max={today} />
      <TextField {...form.field('note')} label="What was agreed" maxLength={300} autoComplete="off" optional />
    </FormDialog>
  );
}
