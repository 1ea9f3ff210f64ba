import { useState, type ReactNode } from 'react';
import {
  gapDecision,
  gapOutcomes,
  type AppraisalView,
  type GapDecision,
  type GapOutcome,
} from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { withFields } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { pastDays } from './past-days.js';
import { entryOf, type AppraisalChange } from './use-appraisal-change.js';

interface DecisionDialogProps {
  readonly outcome: GapOutcome;
  readonly valueCents: number;
  readonly view: AppraisalView;
  readonly today: Day;
  readonly change: AppraisalChange;
  readonly onClose: () => void;
}

const typed = z.pick(gapDecision, { on: true, note: true });
type Typed = Pick<GapDecision, 'on' | 'note'>;

/** Notes how a value below the price is answered. */
export function DecisionDialog({ outcome, valueCents, view, today, change, onClose }: DecisionDialogProps): ReactNode {
  const [seen] = useState(() => entryOf(view));
  const form = useContractForm<Typed, Typed>({
    schema: pastDays<Typed>(typed, ['on'], today) as z.ZodMiniType<Typed, Typed>,
    defaultValues: { on: today, note: '' },
    async send({ on, note }) {
      await change.mutateAsync((entry) => withFields(entry, seen, { decision: { outcome, on, valueCents, note } }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={gapOutcomes[outcome]}
      description={
        outcome === 'cancel'
          ? 'We keep your decision. This sends nothing, and the contract goes on until you end it in writing.'
          : 'We keep what you agreed. This sends nothing: get it signed by both sides first.'
      }
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save your decision"
      onClose={onClose}
    >
      <TextField {...form.field('on')} label="Decided on" type="date" min="2026-01-01" max={today} />
      <TextField
        {...form.field('note')}
        label={outcome === 'cancel' ? 'A note for yourself' : 'What was agreed'}
        optional
        maxLength={300}
        autoComplete="off"
      />
    </FormDialog>
  );
}
