import { useState, type ReactNode } from 'react';
import {
  inspectionDecisions,
  standingDecision,
  type AssessedInspection,
  type InspectionDecision,
  type InspectionGuide,
  type InspectionStep,
  type PastDecision,
} from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { momentText, useContract } from '../../../features/contract/index.js';
import { useInspectionChanges } from '../../../features/inspection/index.js';
import { useMilestone, useMilestones } from '../../../features/milestones/index.js';
import { Actions, DayTitle, Muted, Part, Subtitle, Timeline } from '../../../features/page-parts/index.js';
import { DecisionDialog } from './decision-dialog.js';

export interface DecisionProps {
  readonly current: AssessedInspection;
  readonly forms: InspectionGuide['forms'];
}

/** What the buyer decides, with the proof that it was in time. */
export function Decision({ current, forms }: DecisionProps): ReactNode {
  const { inspection, window } = current;
  const { toast } = usePlatform();
  const timeZone = useTimeZone(current);
  const { decide } = useInspectionChanges();
  const celebrate = useCelebratedDecision();
  const [open, setOpen] = useState<InspectionDecision>();
  const standing = standingDecision(inspection.decisions);
  const take = async (step: InspectionStep): Promise<void> => {
    const { room, ended } = await decide.mutateAsync({ inspection, step });
    setOpen(undefined);
    if (step.decision === 'proceed' && room.current) celebrate(room.current);
    if (ended) {
      toast({
        title: 'Contract ended',
        description: 'Everything you wrote down is kept. Ask for your deposit in writing.',
      });
      // The focused element is gone with the contract.
      document.querySelector('h1')?.focus();
    }
  };
  return (
    <Part>
      {window.deadline === null ? (
        <Muted>
          Without the right to leave, there’s one thing to record: that you inspected the home and are going ahead.
        </Muted>
      ) : (
        <Muted>
          Send your notice first, the way your contract says, and keep proof. Then record it here. {forms.note}
        </Muted>
      )}
      {standing?.decision === 'proceed' ? (
        <Alert
          tone="success"
          title="You’re going ahead"
          action={
            <Button
              variant="secondary"
              size="small"
              pending={decide.isPending && decide.variables.step.decision === 'reopen'}
              pendingText="Taking it back…"
              onClick={() => void take({ decision: 'reopen' }).catch(tellRefusal(toast))}
            >
              I recorded that by mistake
            </Button>
          }
        >
          Decided {momentText(standing.sentAt, timeZone)}.
        </Alert>
      ) : (
        <Actions>
          <Button onClick={() => setOpen('proceed')}>{inspectionDecisions.proceed}</Button>
          {window.deadline && (
            <Button variant="secondary" onClick={() => setOpen('extend')}>
              {inspectionDecisions.extend}
            </Button>
          )}
          {window.deadline && (
            <Button variant="quiet" onClick={() => setOpen('terminate')}>
              {inspectionDecisions.terminate}
            </Button>
          )}
        </Actions>
      )}
      {standing?.decision === 'proceed' && window.kind === 'open' && (
        <div>
          <Button variant="quiet" onClick={() => setOpen('terminate')}>
            {inspectionDecisions.terminate}
          </Button>
        </div>
      )}
      <DecisionHistory decisions={inspection.decisions} timeZone={timeZone} />
      {open && (
        <DecisionDialog
          kind={open}
          forms={forms}
          timeZone={timeZone}
          onClose={() => setOpen(undefined)}
          onDecide={take}
        />
      )}
    </Part>
  );
}

type Toast = ReturnType<typeof usePlatform>['toast'];

const tellRefusal =
  (toast: Toast) =>
  (error: unknown): void => {
    const description = error instanceof Error ? error.message : '';
    toast({ title: 'We couldn’t save that', description, tone: 'destructive' });
  };

export function DecisionHistory({
  decisions,
  timeZone,
}: {
  readonly decisions: readonly PastDecision[];
  readonly timeZone: string;
}): ReactNode {
  if (decisions.length === 0) return null;
  return (
    <>
      <Subtitle>What you recorded</Subtitle>
      <Timeline>
        {decisions.map((decision, index) => (
          // They are only ever added.
          <li key={index}>
            <DayTitle>{pastNames[decision.decision]}</DayTitle>
            <Muted>{momentText(decision.sentAt, timeZone)}</Muted>
            {decision.untilAt !== null && <p>New end: {momentText(decision.untilAt, timeZone)}</p>}
            {decision.form !== '' && <p>Form: {decision.form}</p>}
            {decision.note !== '' && <p>{decision.note}</p>}
          </li>
        ))}
      </Timeline>
    </>
  );
}

const pastNames: Readonly<Record<PastDecision['decision'], string>> = {
  proceed: 'You went ahead',
  extend: 'You extended the window',
  terminate: 'You ended the contract',
  reopen: 'You took that back',
};

/** Of the property. */
function useTimeZone({ window: { deadline } }: AssessedInspection): string {
  const { data } = useContract();
  return deadline?.timeZone ?? data?.contract?.terms.timeZone ?? '';
}

/** Celebrates the decision to go on, with one Undo for one that was recorded by mistake. */
function useCelebratedDecision(): (decided: AssessedInspection) => void {
  const milestone = useMilestone('Home Inspection');
  const { celebrateDone, retry } = useMilestones();
  const { decide } = useInspectionChanges();
  return ({ inspection }) => {
    if (!milestone || milestone.status === 'completed') {
      retry();
      return;
    }
    celebrateDone(milestone, () => decide.mutate({ inspection, step: { decision: 'reopen' } }));
  };
}
