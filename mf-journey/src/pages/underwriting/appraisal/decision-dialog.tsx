import type { ReactNode } from 'react';
import {
  gapDecision,
  gapOutcomes,
  type AppraisalEntry,
  type AppraisalView,
  type GapDecision,
  type GapOutcome,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { pastDays } from './past-days.js';
import { entryOf, useAppraisalChange } from './use-appraisal.js';

interface DecisionDialogProps {
  readonly outcome: GapOutcome;
  readonly valueCents: number;
  readonly view: AppraisalView;
  readonly today: Day;
  readonly onClose: () => void;
}

const typed = z.pick(gapDecision, { outcome: true, on: true, note: true });
type Typed = Pick<GapDecision, 'outcome' | 'on' | 'note'>;

const outcomes = Object.entries(gapOutcomes).map(([value, label]) => ({ value, label }));

/** Notes how a value below the price is answered. */
export function DecisionDialog({ outcome, valueCents, view, today, onClose }: DecisionDialogProps): ReactNode {
  const change = useAppraisalChange('in-place');
  const form = useEntryForm<Typed, Typed, AppraisalEntry>({
    schema: pastDays<Typed>(typed, ['on'], today) as z.ZodMiniType<Typed, Typed>,
    stored: entryOf(view),
    valuesOf: ({ decision }) => decision ?? { outcome, on: '', note: '' },
    initial: { outcome, on: today, note: '' },
    async send(decided, seen) {
      await change.mutateAsync((entry) => withFields(entry, seen, { decision: { ...decided, valueCents } }));
      onClose();
    },
  });
  return (
    <EntryFormDialog
      title={gapOutcomes[outcome]}
      description={
        outcome === 'cancel'
          ? 'We keep your decision. This sends nothing, and the contract goes on until you end it in writing.'
          : 'We keep what you agreed. This sends nothing: get it signed by both sides first.'
      }
      form={form}
      noun="decision"
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
      {/* Chosen before; another window may have chosen otherwise. Not first, where the dialog would focus it. */}
      <div hidden>
        <Select {...form.field('outcome')} label="Your answer" options={outcomes} />
      </div>
    </EntryFormDialog>
  );
}
