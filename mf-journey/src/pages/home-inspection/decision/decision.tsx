import { useState, type ReactNode } from 'react';
import {
  inspectionDecisions,
  standingDecision,
  timeZoneText,
  type InspectionDecision,
  type InspectionView,
  type PastDecision,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, useFocusAfter } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { formatMoment, zoneClock } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { useDecision } from '../use-inspection.js';
import { DecisionDialog } from './decision-dialog.js';
import css from './decision.module.css';

interface DecisionProps {
  readonly view: InspectionView;
  readonly contract: PurchaseContract;
  readonly isOpen: boolean;
}

const titleId = 'inspection-decision';

/** What the buyer decides, with the proof that it was in time. */
export function Decision({ view, contract, isOpen }: DecisionProps): ReactNode {
  const { inspection, window, guide } = view;
  const { terms } = contract;
  const { toast } = usePlatform();
  const [open, setOpen] = useState<InspectionDecision>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  const standing = standingDecision(inspection.decisions);
  const isGoingAhead = standing?.decision === 'proceed';
  if (!isOpen && inspection.decisions.length === 0) return null;
  return (
    <>
      <Section title="Decide" titleId={titleId} status={isGoingAhead && <Badge tone="success">Going ahead</Badge>}>
        <div className={parts['part']}>
          {isOpen && !isGoingAhead && <p className={parts['lead']}>{leadOf(view)}</p>}
          {isOpen && isGoingAhead && <GoingAhead decision={standing} timeZone={terms.timeZone} />}
          {isOpen && window.kind !== 'unknown' && (
            <div className={parts['buttons']}>
              {!isGoingAhead && <Choice decision="proceed" onChoose={setOpen} />}
              {!isGoingAhead && window.deadline && <Choice decision="extend" onChoose={setOpen} />}
              {window.deadline && <Choice decision="terminate" onChoose={setOpen} />}
            </div>
          )}
          <History decisions={inspection.decisions} timeZone={terms.timeZone} />
        </div>
      </Section>
      {open && (
        <DecisionDialog
          decision={open}
          forms={guide.forms}
          terms={terms}
          onClose={close}
          onDecided={(decision) => {
            close();
            toast(decidedToasts[decision]);
          }}
        />
      )}
    </>
  );
}

function leadOf({ window, guide }: InspectionView): string {
  if (window.kind === 'unknown') return 'First add the day on which your window ends, at the top of this page.';
  if (window.deadline === null) {
    return 'Without the right to leave, there’s one thing to record: that you’re going ahead, once you’ve inspected the home or decided not to. Nothing runs out.';
  }
  if (window.kind === 'passed') return 'Your window has ended. Record what you decided, or sent, while it was open.';
  return `Send your notice first, the way your contract says, and keep proof. Then record it here. ${guide.forms.note}`;
}

const decidedToasts = {
  proceed: { title: 'Recorded', description: 'You’re going ahead.' },
  extend: { title: 'Window moved', description: 'Your deadline and its reminders moved along.' },
  terminate: {
    title: 'Contract ended',
    description: 'Everything you wrote down is kept. Ask for your deposit in writing.',
  },
} as const;

interface ChoiceProps {
  readonly decision: InspectionDecision;
  readonly onChoose: (decision: InspectionDecision) => void;
}

const choiceVariants = { proceed: 'primary', extend: 'secondary', terminate: 'quiet' } as const;

function Choice({ decision, onChoose }: ChoiceProps): ReactNode {
  return (
    <Button
      variant={choiceVariants[decision]}
      onClick={() => {
        onChoose(decision);
      }}
    >
      {inspectionDecisions[decision]}
    </Button>
  );
}

interface GoingAheadProps {
  readonly decision: PastDecision;
  readonly timeZone: string;
}

function GoingAhead({ decision, timeZone }: GoingAheadProps): ReactNode {
  const { toast } = usePlatform();
  const decide = useDecision();
  return (
    <Alert
      tone="success"
      title="You’re going ahead"
      action={
        <Button
          variant="secondary"
          size="small"
          pending={decide.isPending}
          pendingText="Taking it back…"
          onClick={() => {
            decide.mutate(
              { decision: 'reopen' },
              {
                onSuccess() {
                  document.getElementById(titleId)?.focus({ preventScroll: true });
                },
                onError({ message }) {
                  toast({ title: 'We couldn’t save that', description: message, tone: 'destructive' });
                },
              },
            );
          }}
        >
          I recorded that by mistake
        </Button>
      }
    >
      Decided {momentText(decision.sentAt, timeZone)}.
    </Alert>
  );
}

interface HistoryProps {
  readonly decisions: readonly PastDecision[];
  readonly timeZone: string;
}

/** Each with its proof, latest first. */
export function History({ decisions, timeZone }: HistoryProps): ReactNode {
  if (decisions.length === 0) return null;
  return (
    <>
      <h3 className={parts['subtitle']}>What you recorded</h3>
      <ol reversed className={css['history']}>
        {decisions.toReversed().map(({ decision, recordedAt, sentAt, untilAt, form, note }) => (
          <li key={recordedAt + decision}>
            <p>
              <strong>{pastNames[decision]}</strong>
              <span className={parts['note']}> {momentText(sentAt, timeZone)}</span>
            </p>
            {untilAt !== null && <p>New end: {momentText(untilAt, timeZone)}</p>}
            {form !== '' && <p>Paper: {form}</p>}
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

const pastNames: Readonly<Record<PastDecision['decision'], string>> = {
  proceed: 'You went ahead',
  extend: 'You extended the window',
  terminate: 'You ended the contract',
  reopen: 'You took that back',
};

/** On the home’s clock. */
const momentText = (moment: string, timeZone: string): string =>
  `${formatMoment(zoneClock(new Date(moment), timeZone).reading)} ${timeZoneText(timeZone)}`;
