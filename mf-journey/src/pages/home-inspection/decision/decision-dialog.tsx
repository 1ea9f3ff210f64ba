import type { ReactNode } from 'react';
import {
  inspectionStep,
  type InspectionDecision,
  type InspectionGuide,
  type InspectionStep,
} from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { FormDialog } from '../../../features/dialogs/index.js';
import { dayOf, timeOfDay, zoneClock } from '../../../features/local-time/index.js';
import { Pair, typedForm } from '../../../features/typed-form/index.js';

export interface DecisionDialogProps {
  readonly kind: InspectionDecision;
  readonly forms: InspectionGuide['forms'];
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onDecide: (step: InspectionStep) => Promise<void>;
}

interface Values extends Record<string, string> {
  readonly sentOn: string;
  readonly sentTime: string;
  readonly untilOn: string;
  readonly untilTime: string;
  readonly note: string;
}

const stepOf = (kind: InspectionDecision, { sentOn, sentTime, untilOn, untilTime, note }: Values): InspectionStep => {
  const sent = { sentOn, sentTime, note };
  return kind === 'extend' ? { decision: kind, ...sent, untilOn, untilTime } : { decision: kind, ...sent };
};

const schemaOf = (kind: InspectionDecision) =>
  typedForm<Values, InspectionStep>(inspectionStep, (values) => stepOf(kind, values));
const schemas = { proceed: schemaOf('proceed'), extend: schemaOf('extend'), terminate: schemaOf('terminate') };

const words = {
  proceed: {
    title: 'Go ahead with this home?',
    text: 'Record it once you’ve settled what you asked for, or decided not to ask. Agreements count only in writing, signed by both sides.',
    when: 'Decided on',
    note: 'What was agreed',
    action: 'Go ahead',
  },
  extend: {
    title: 'Did the seller sign a longer window?',
    text: 'A longer window counts only if both sides signed it before the old one ended. We move your deadline and its reminders.',
    when: 'Signed on',
    note: 'How it was sent, and to whom',
    action: 'Move my window',
  },
  terminate: {
    title: 'Did you end this contract?',
    text: 'This ends the contract here: its steps reopen, the home goes back to your board, and we keep what you wrote down. It doesn’t send anything. The notice has to reach the seller in time, the way your contract says.',
    when: 'Notice sent on',
    note: 'How it was sent, and to whom',
    action: 'I ended the contract',
  },
} as const;

/** Asks when it was decided and how the notice went out. */
export function DecisionDialog({ kind, forms, timeZone, onClose, onDecide }: DecisionDialogProps): ReactNode {
  const { reading } = zoneClock(new Date(), timeZone);
  const form = useContractForm<Values, InspectionStep>({
    schema: schemas[kind],
    defaultValues: {
      sentOn: dayOf(reading),
      sentTime: timeOfDay(reading),
      untilOn: '',
      untilTime: '17:00',
      note: '',
    },
    fieldOf: {
      'inspection.window-passed': 'sentOn',
      'body.step.sentOn': 'sentOn',
      'body.step.untilOn': 'untilOn',
    },
    send: (step) => onDecide(step),
  });
  const { title, text, when, note, action } = words[kind];
  return (
    <FormDialog
      title={title}
      form={form}
      saveText={action}
      cancelText="Not yet"
      {...(kind === 'terminate' && { tone: 'danger' })}
      onClose={onClose}
    >
      <p>{text}</p>
      {kind !== 'proceed' && (
        <p>
          The paper for it: <strong>{forms[kind]}</strong>.
        </p>
      )}
      <Pair>
        <TextField {...form.field('sentOn')} label={when} type="date" min="2026-01-01" max="2099-12-31" />
        <TextField {...form.field('sentTime')} label="Time, in the property’s time zone" type="time" />
      </Pair>
      {kind === 'extend' && (
        <Pair>
          <TextField {...form.field('untilOn')} label="New end" type="date" min="2026-01-01" max="2099-12-31" />
          <TextField {...form.field('untilTime')} label="Time of the new end" type="time" />
        </Pair>
      )}
      <TextField {...form.field('note')} label={note} maxLength={300} optional={kind === 'proceed'} />
    </FormDialog>
  );
}
