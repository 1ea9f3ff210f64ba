import { useState, type ReactNode } from 'react';
import {
  timeZoneText,
  type InspectionDecision,
  type InspectionStep,
  type InspectionView,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { Alert, FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { formatCents } from '@hearthway/web-kit/money';
import { dayOf, timeOfDay, useTodayAt, zoneClock } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { useDecision } from '../use-inspection.js';
import { decisionForm, type DecisionValues } from './decision-form.js';

interface DecisionDialogProps {
  readonly decision: InspectionDecision;
  readonly forms: InspectionView['guide']['forms'];
  readonly terms: PurchaseTerms;
  readonly onClose: () => void;
  readonly onDecided: (decision: InspectionDecision) => void;
}

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
    text: 'It counts only if both sides signed it before the old window ended. We move your deadline and its reminders.',
    when: 'Signed on',
    note: 'How it was sent, and to whom',
    action: 'Move my window',
  },
  terminate: {
    title: 'Did you end this contract?',
    text: 'This ends it here, and sends nothing. Its deadlines leave your calendar, and the steps that rest on it reopen.',
    when: 'Notice sent on',
    note: 'How it was sent, and to whom',
    action: 'I ended the contract',
  },
} as const;

/** Asks when it was decided, and how the notice went out. */
export function DecisionDialog({ decision, forms, terms, onClose, onDecided }: DecisionDialogProps): ReactNode {
  const { timeZone } = terms;
  const today = useTodayAt(timeZone);
  const decide = useDecision();
  const [schema] = useState(() => decisionForm(decision));
  const [reading] = useState(() => zoneClock(new Date(), timeZone).reading);
  const form = useContractForm<DecisionValues, InspectionStep>({
    schema,
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
    async send(step) {
      await decide.mutateAsync(step);
      onDecided(decision);
    },
  });
  const { title, text, when, note, action } = words[decision];
  return (
    <FormDialog
      title={title}
      description={text}
      form={form}
      submitText={action}
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      {decision === 'terminate' && (
        <>
          <p className={parts['lead']}>
            {terms.homeId !== null && 'The home goes back to your board. '}What you wrote down here moves to your
            earlier homes, further down this page.
          </p>
          <AtRisk terms={terms} />
        </>
      )}
      {decision !== 'proceed' && (
        <p className={parts['lead']}>
          The paper for it: <strong>{forms[decision]}</strong>. {forms.note}
        </p>
      )}
      <Pair>
        <TextField {...form.field('sentOn')} label={when} type="date" min={terms.effectiveOn} max={today} />
        <TextField {...form.field('sentTime')} label={`Time, ${timeZoneText(timeZone)}`} type="time" />
      </Pair>
      {decision === 'extend' && (
        <Pair>
          <TextField {...form.field('untilOn')} label="New end" type="date" min={today} />
          <TextField {...form.field('untilTime')} label="Time of the new end" type="time" />
        </Pair>
      )}
      <TextField
        {...form.field('note')}
        label={note}
        maxLength={300}
        autoComplete="off"
        optional={decision === 'proceed'}
      />
    </FormDialog>
  );
}

/** What leaving in time costs, and what it doesn’t. */
function AtRisk({ terms: { optionFeeCents, earnestMoneyCents } }: Pick<DecisionDialogProps, 'terms'>): ReactNode {
  return (
    <Alert tone="warning" title="What leaving costs">
      You lose {optionFeeCents > 0 && `the fee for your right to leave (${formatCents(optionFeeCents)}), and `}what you
      paid for inspections.
      {earnestMoneyCents > 0 &&
        ` Your earnest money (${formatCents(earnestMoneyCents)}) should come back if your notice arrived in time. Ask for it in writing.`}
    </Alert>
  );
}
