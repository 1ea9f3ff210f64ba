import {
  standingDecision,
  type InspectionStep,
  type PastDecision,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { momentOf } from '../deadlines/index.js';
import type { InspectionFormRow } from '../policy/index.js';
import { endOf, type InspectionWindow } from './inspection-window.js';

export interface DecisionFacts {
  readonly decisions: readonly PastDecision[];
  readonly window: InspectionWindow;
  readonly terms: Pick<PurchaseTerms, 'effectiveOn' | 'closingOn' | 'timeZone'>;
  readonly forms: Pick<InspectionFormRow, 'extend' | 'terminate'>;
  readonly now: Date;
}

/**
 * What is recorded of a decision. A notice counts by when it was sent, so that one sent in time can be recorded later.
 * @throws AppError `inspection.window-passed`, `inspection.wrong-decision`, `inspection.wrong-time`
 */
export function pastDecision(step: InspectionStep, facts: DecisionFacts): PastDecision {
  const { window, forms, now } = facts;
  const recordedAt = now.toISOString();
  if (step.decision === 'reopen') {
    if (standingDecision(facts.decisions)?.decision !== 'proceed') throw wrongDecision();
    return { decision: 'reopen', recordedAt, sentAt: recordedAt, note: '', form: '', untilAt: null };
  }
  // Without a window there is nothing to extend, and no right to leave.
  if (step.decision !== 'proceed' && window.deadline === null) throw wrongDecision();
  return {
    decision: step.decision,
    recordedAt,
    sentAt: sentAt(step, facts),
    note: step.note,
    form: step.decision === 'proceed' ? '' : forms[step.decision],
    untilAt: step.decision === 'extend' ? untilAt(step, facts) : null,
  };
}

function sentAt(
  { sentOn, sentTime }: { readonly sentOn: string; readonly sentTime: string },
  { window: { deadline }, terms, now }: DecisionFacts,
): string {
  const { at } = momentOf(sentOn, sentTime, terms.timeZone);
  if (at > now.toISOString()) throw wrongTime('sentOn', problemTexts.inspectionDecidedInFuture);
  if (sentOn < terms.effectiveOn) throw wrongTime('sentOn', problemTexts.inspectionDecidedTooEarly);
  if (deadline !== null && at > endOf(deadline)) {
    throw new AppError('inspection.window-passed', problemTexts.inspectionWindowPassed);
  }
  return at;
}

function untilAt(
  { untilOn, untilTime }: { readonly untilOn: string; readonly untilTime: string },
  { window: { deadline }, terms }: DecisionFacts,
): string {
  const { at } = momentOf(untilOn, untilTime, terms.timeZone);
  if (deadline !== null && at <= endOf(deadline)) throw wrongTime('untilOn', problemTexts.inspectionExtendedTooEarly);
  if (untilOn >= terms.closingOn) throw wrongTime('untilOn', problemTexts.inspectionExtendedTooLate);
  return at;
}

const wrongDecision = () => new AppError('inspection.wrong-decision', problemTexts.inspectionWrongDecision);

const wrongTime = (control: string, message: string) =>
  new AppError('inspection.wrong-time', message, { details: [{ path: `body.step.${control}`, message }] });
