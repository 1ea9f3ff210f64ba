import { useState, type ReactNode } from 'react';
import { appraisalReport, emptyValueRequest, type AppraisalReport } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { withItem } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { amount, MoneyControl, Pair, textOrNull, typedAmount, typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';
import type { AppraisalChange } from './use-appraisal-change.js';

interface ReportDialogProps {
  /** As the buyer saw it; without it, a new one is added. */
  readonly report: AppraisalReport | undefined;
  readonly today: Day;
  readonly change: AppraisalChange;
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
export function ReportDialog({ report, today, change, onClose }: ReportDialogProps): ReactNode {
  // The same if it is sent again after a lost reply.
  const [newId] = useState(() => crypto.randomUUID());
  const form = useContractForm<z.input<typeof reading>, Facts>({
    schema: typedForm(reading, pastDays(facts, ['orderedOn', 'receivedOn'], today)),
    defaultValues: {
      orderedOn: report?.orderedOn ?? '',
      visitedOn: report?.visitedOn ?? '',
      receivedOn: report?.receivedOn ?? '',
      valueCents: typedAmount(report?.valueCents ?? null),
    },
    async send(typed) {
      const { id, request } = report ?? { id: newId, request: emptyValueRequest };
      await change.mutateAsync((entry) => ({
        ...entry,
        reports: withItem(entry.reports, report, { id, ...typed, request }),
      }));
      onClose();
    },
  });
  const day = { type: 'date', min: '2026-01-01', optional: true } as const;
  return (
    <FormDialog
      title={report ? 'Change this appraisal' : 'Add an appraisal'}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this appraisal"
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
    </FormDialog>
  );
}
