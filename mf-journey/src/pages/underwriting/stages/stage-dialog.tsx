import type { ReactNode } from 'react';
import {
  nextStages,
  underwritingStages,
  underwritingStep,
  type UnderwritingStage,
  type UnderwritingStep,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { usePropertyToday } from '../../../features/contract/index.js';
import { FormDialog } from '../../../features/dialogs/index.js';
import { Pair, typedForm } from '../../../features/typed-form/index.js';

export interface StageDialogProps {
  readonly last: UnderwritingStep | undefined;
  readonly onClose: () => void;
  readonly onSave: (step: UnderwritingStep) => Promise<unknown>;
}

interface Values extends Record<string, string> {
  readonly stage: UnderwritingStage;
  readonly on: string;
  readonly note: string;
}

const schemaAfter = (last: UnderwritingStep | undefined) =>
  typedForm<Values, UnderwritingStep>(underwritingStep, ({ stage, on, note }, addError) => {
    if (last && on < last.on) addError('on', 'Please choose a day from the stage before on');
    return { stage, on, note };
  });

export function StageDialog({ last, onClose, onSave }: StageDialogProps): ReactNode {
  const { track } = usePlatform();
  const today = usePropertyToday();
  const choices = nextStages(last?.stage);
  const form = useContractForm<Values, UnderwritingStep>({
    schema: schemaAfter(last),
    defaultValues: { stage: choices[0] ?? 'processing', on: today, note: '' },
    async send(step) {
      await onSave(step);
      track({ eventType: 'form_submit', eventSource: 'mf-journey', eventData: { form: 'underwriting-stage' } });
      onClose();
    },
  });
  return (
    <FormDialog title="Add a stage" form={form} onClose={onClose}>
      <Pair>
        <Select
          {...form.field('stage')}
          label="Stage"
          options={choices.map((stage) => ({ value: stage, label: underwritingStages[stage] }))}
        />
        <TextField {...form.field('on')} label="Since" type="date" min="2026-01-01" max={today} />
      </Pair>
      <TextField {...form.field('note')} label="What the lender said" maxLength={300} autoComplete="off" optional />
    </FormDialog>
  );
}
