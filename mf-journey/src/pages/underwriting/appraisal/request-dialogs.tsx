import type { ReactNode } from 'react';
import { appraisalReport, calendarDay, type ValueRequest } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { amount, MoneyControl, Pair, typedAmount, typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';

interface RequestDialogProps<Entry> {
  readonly request: ValueRequest;
  readonly today: Day;
  /** @param seen the request that it replaces a part of */
  readonly onSave: (entry: Entry, seen: ValueRequest) => Promise<unknown>;
  readonly onClose: () => void;
}

const sent = z.object({ sentOn: calendarDay });
type Sent = z.infer<typeof sent>;

export function SentDialog({ request, today, onSave, onClose }: RequestDialogProps<Sent>): ReactNode {
  const form = useEntryForm<Sent, Sent, ValueRequest>({
    schema: typedForm<Sent, Sent>(z.object({ sentOn: z.string() }), pastDays(sent, ['sentOn'], today)),
    stored: request,
    valuesOf: ({ sentOn }) => ({ sentOn: sentOn ?? '' }),
    initial: { sentOn: request.sentOn ?? today },
    async send(typed, seen) {
      await onSave(typed, seen);
      onClose();
    },
  });
  return (
    <EntryFormDialog
      title="You sent the request"
      description="A lender passes on one request for each appraisal, so ours is closed from then on."
      form={form}
      noun="request"
      onClose={onClose}
    >
      <TextField {...form.field('sentOn')} label="Sent to the lender on" type="date" min="2026-01-01" max={today} />
    </EntryFormDialog>
  );
}

const answer = z.object({ answeredOn: calendarDay, newValueCents: appraisalReport.shape.valueCents });
type Answer = z.infer<typeof answer>;
const reading = z.object({ answeredOn: z.string(), newValueCents: amount.optional });

const answerValues = ({ answeredOn, newValueCents }: ValueRequest): z.input<typeof reading> => ({
  answeredOn: answeredOn ?? '',
  newValueCents: typedAmount(newValueCents),
});

export function AnswerDialog({ request, today, onSave, onClose }: RequestDialogProps<Answer>): ReactNode {
  const sentOn = request.sentOn ?? '';
  const form = useEntryForm<z.input<typeof reading>, Answer, ValueRequest>({
    schema: typedForm<z.input<typeof reading>, Answer>(
      reading,
      pastDays(answer, ['answeredOn'], today).check(
        z.refine(({ answeredOn }) => answeredOn >= sentOn, {
          path: ['answeredOn'],
          error: 'Please choose a day after you sent it',
        }),
      ),
    ),
    stored: request,
    valuesOf: answerValues,
    initial: { ...answerValues(request), answeredOn: request.answeredOn ?? today },
    async send(typed, seen) {
      await onSave(typed, seen);
      onClose();
    },
  });
  return (
    <EntryFormDialog title="What the lender answered" form={form} noun="answer" onClose={onClose}>
      <Pair>
        <TextField {...form.field('answeredOn')} label="Answered on" type="date" min={sentOn} max={today} />
        <MoneyControl form={form} name="newValueCents" label="New value" optional help="Leave it empty if it stayed." />
      </Pair>
    </EntryFormDialog>
  );
}
