import type { ReactNode } from 'react';
import { appraisalReport, calendarDay, type ValueRequest } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import type { Day } from '../../../features/local-time/index.js';
import { amount, MoneyControl, Pair, typedAmount, typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';

interface RequestDialogProps<Entry> {
  readonly request: ValueRequest;
  readonly today: Day;
  readonly onSave: (entry: Entry) => Promise<unknown>;
  readonly onClose: () => void;
}

const sent = z.object({ sentOn: calendarDay });
type Sent = z.infer<typeof sent>;

export function SentDialog({ request, today, onSave, onClose }: RequestDialogProps<Sent>): ReactNode {
  const form = useContractForm<Sent, Sent>({
    schema: typedForm<Sent, Sent>(z.object({ sentOn: z.string() }), pastDays(sent, ['sentOn'], today)),
    defaultValues: { sentOn: request.sentOn ?? today },
    async send(typed) {
      await onSave(typed);
      onClose();
    },
  });
  return (
    <FormDialog
      title="You sent the request"
      description="A lender passes on one request for each appraisal, so ours is closed from then on."
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <TextField {...form.field('sentOn')} label="Sent to the lender on" type="date" min="2026-01-01" max={today} />
    </FormDialog>
  );
}

const answer = z.object({ answeredOn: calendarDay, newValueCents: appraisalReport.shape.valueCents });
type Answer = z.infer<typeof answer>;
const reading = z.object({ answeredOn: z.string(), newValueCents: amount.optional });

export function AnswerDialog({ request, today, onSave, onClose }: RequestDialogProps<Answer>): ReactNode {
  const sentOn = request.sentOn ?? '';
  const form = useContractForm<z.input<typeof reading>, Answer>({
    schema: typedForm<z.input<typeof reading>, Answer>(
      reading,
      pastDays(answer, ['answeredOn'], today).check(
        z.refine(({ answeredOn }) => answeredOn >= sentOn, {
          path: ['answeredOn'],
          error: 'Please choose a day after you sent it',
        }),
      ),
    ),
    defaultValues: {
      answeredOn: request.answeredOn ?? today,
      newValueCents: typedAmount(request.newValueCents),
    },
    async send(typed) {
      await onSave(typed);
      onClose();
    },
  });
  return (
    <FormDialog
      title="What the lender answered"
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <Pair>
        <TextField {...form.field('answeredOn')} label="Answered on" type="date" min={sentOn} max={today} />
        <MoneyControl form={form} name="newValueCents" label="New value" optional help="Leave it empty if it stayed." />
      </Pair>
    </FormDialog>
  );
}
