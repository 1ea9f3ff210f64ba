import { useState, type ReactNode } from 'react';
import { appraisalReport, emptyValueRequest, type AppraisalReport } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withItem } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { amount, MoneyControl, Pair, textOrNull, typedAmount, typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';
import { useAppraisalChange } from './use-appraisal.js';

interface ReportDialogProps {
  /** As the buyer saw it; without it, a new one is added. */
  readonly report: AppraisalReport | undefined;
  readonly today: Day;
  readonly onClose: () => void;
}

const reading = z.object({
  orderedOn: textOrNull,
  visitedOn: textOrNull,
  receivedOn: textOrNull,
  valueCents: amount.optional,
});
const facts = z.omit(appraisalReport, { id: true, request: true });
type Facts = z.infer<typeof facts>;

/** The days of an appraisal, and its value once the report is there. */
export function ReportDialog({ report, today, onClose }: ReportDialogProps): ReactNode {
  const change = useAppraisalChange('in-place');
  // The same if it is sent again after a lost reply.
  const [newId] = useState(() => crypto.randomUUID());
  const form = useEntryForm<z.input<typeof reading>, Facts, AppraisalReport | undefined>({
    schema: typedForm(reading, pastDays(facts, ['orderedOn', 'receivedOn'], today)),
    stored: report,
    valuesOf: (stored) => ({
      orderedOn: stored?.orderedOn ?? '',
      visitedOn: stored?.visitedOn ?? '',
      receivedOn: stored?.receivedOn ?? '',
      valueCents: typedAmount(stored?.valueCents ?? null),
    }),
    async send(typed, seen) {
      const { id, request } = seen ?? { id: newId, request: emptyValueRequest };
      await change.mutateAsync((entry) => ({
        ...entry,
        reports: withItem(entry.reports, seen, { id, ...typed, request }),
      }));
      onClose();
    },
  });
  const day = { type: 'date', min: '2026-01-01', optional: true } as const;
  return (
    <EntryFormDialog
      title={report ? 'Change this appraisal' : 'Add an appraisal'}
      form={form}
      noun="appraisal"
      onClose={onClose}
    >
      <Pair>
        <TextField {...form.field('orderedOn')} label="Ordered" {...day} max={today} />
        <TextField {...form.field('visitedOn')} label="Appraiser’s visit" {...day} help="Planned or past." />
      </Pair>
      <Pair>
        <TextField {...form.field('receivedOn')} label="Report received" {...day} max={today} />
        <MoneyControl form={form} name="valueCents" label="Value in the report" optional />
      </Pair>
    </EntryFormDialog>
  );
}
