import type { ReactNode } from 'react';
import { nextStages, underwritingStages, underwritingStep, type UnderwritingStep } from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { useTodayAt, type Day } from '../../../features/local-time/index.js';
import { Pair, typedForm } from '../../../features/typed-form/index.js';
import { notYet } from '../past-day.js';
import { useUnderwritingChange } from '../use-underwriting.js';

const reading = z.object({ stage: z.string(), on: z.string(), note: z.string() });

const formAfter = (last: UnderwritingStep | undefined, today: Day) =>
  typedForm(
    reading,
    underwritingStep.check(
      z.refine(({ on }) => last === undefined || on >= last.on, {
        path: ['on'],
        error: 'Please choose a day from the stage before on',
      }),
      z.refine(({ on }) => on <= today, { path: ['on'], error: notYet }),
    ),
  );

interface StageDialogProps {
  /** Of the home. */
  readonly timeZone: string;
  readonly last: UnderwritingStep | undefined;
  readonly onClose: () => void;
}

export function StageDialog({ timeZone, last, onClose }: StageDialogProps): ReactNode {
  const today = useTodayAt(timeZone);
  const change = useUnderwritingChange('in-place');
  const choices = nextStages(last?.stage);
  const form = useContractForm({
    schema: formAfter(last, today),
    defaultValues: { stage: choices[0] ?? '', on: today, note: '' },
    async send(step) {
      await change.save((entry) => ({ ...entry, steps: [...entry.steps, step] }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={last ? 'Add the next stage' : 'Where your loan stands'}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this stage"
      onClose={onClose}
    >
      <Pair>
        <Select
          {...form.field('stage')}
          label="Stage"
          options={choices.map((stage) => ({ value: stage, label: underwritingStages[stage] }))}
        />
        <TextField {...form.field('on')} label="Since" type="date" max={today} />
      </Pair>
      <TextField {...form.field('note')} label="What the lender said" autoComplete="off" maxLength={300} optional />
    </FormDialog>
  );
}
