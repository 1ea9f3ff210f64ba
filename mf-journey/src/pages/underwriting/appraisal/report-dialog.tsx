import { useState, type ReactNode } from 'react';
import { appraisalReport, type AppraisalReport } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { usePropertyToday } from '../../../features/contract/index.js';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import {
  MoneyControl,
  Pair,
  readCents,
  readDay,
  typedCents,
  typedDay,
  typedForm,
} from '../../../features/typed-form/index.js';

type ReportEntry = Omit<AppraisalReport, 'request'>;

export interface ReportDialogProps {
  readonly open: OpenItem<ReportEntry, AppraisalReport>;
}

interface Values extends Record<string, string> {
  readonly id: string;
  readonly orderedOn: string;
  readonly visitedOn: string;
  readonly receivedOn: string;
  readonly valueCents: string;
}

const schema = typedForm<Values, ReportEntry>(
  z.omit(appraisalReport, { request: true }),
  ({ id, orderedOn, visitedOn, receivedOn, valueCents }, addError) => ({
    id,
    orderedOn: readDay(orderedOn),
    visitedOn: readDay(visitedOn),
    receivedOn: readDay(receivedOn),
    valueCents: readCents(valueCents, 'valueCents', addError),
  }),
);

export function ReportDialog({ open }: ReportDialogProps): ReactNode {
  const { item: report } = open;
  // Kept when it is sent again after a lost answer.
  const [newId] = useState(() => crypto.randomUUID());
  const today = usePropertyToday();
  const days = { type: 'date', min: '2026-01-01', max: '2099-12-31', optional: true } as const;
  return (
    <ItemDialog
      open={open}
      addTitle="Add the appraisal"
      editTitle="Edit the appraisal"
      schema={schema}
      values={{
        id: report?.id ?? newId,
        orderedOn: typedDay(report?.orderedOn),
        visitedOn: typedDay(report?.visitedOn),
        receivedOn: typedDay(report?.receivedOn),
        valueCents: typedCents(report?.valueCents),
      }}
    >
      {(form) => (
        <>
          <Pair>
            <TextField {...form.field('orderedOn')} label="Ordered on" {...days} max={today} />
            <TextField {...form.field('visitedOn')} label="Visit on" {...days} />
          </Pair>
          <Pair>
            <TextField {...form.field('receivedOn')} label="Report received on" {...days} max={today} />
            <MoneyControl of={form} name="valueCents" label="Value in the report" optional />
          </Pair>
        </>
      )}
    </ItemDialog>
  );
}
