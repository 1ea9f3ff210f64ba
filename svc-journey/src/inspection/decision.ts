import {
  standingDecision,
  type InspectionStep,
  type PastDecision,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { momentOf } from '../deadlines/index.js';
import type { InspectionFormRow } from '../policy/index.js';
import { endOf, lastMoment, type InspectionWindow } from './inspection-window.js';

export interface DecisionFacts {
  readonly decisions: readonly PastDecision[];
  readonly window: InspectionWindow;
  readonly terms: Pick<PurchaseTerms, 'state' | 'effectiveOn' | 'timeZone'>;
  /** The day that the buyer expects: their own, or the contract's. */
  readonly closingOn: string;
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
    if (standingDecision(facts.decisions)?.decision !== 'proceed') {
      throw wrongDecision('You can take back only a decision to go ahead.');
    }
    return { decision: 'reopen', recordedAt, sentAt: recordedAt, note: '', form: '', untilAt: null };
  }
  if (window.kind === 'unknown') throw wrongDecision('First add the day on which your inspection window ends.');
  if (step.decision !== 'proceed' && window.deadline === null) {
    throw wrongDecision(
      'Your contract has no inspection window to extend or to leave in. If it fell through, end it in Make Offer.',
    );
  }
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
  { decision, sentOn, sentTime }: Exclude<InspectionStep, { readonly decision: 'reopen' }>,
  { window, terms, now }: DecisionFacts,
): string {
  const { at } = momentOf(sentOn, sentTime, terms.timeZone);
  if (at > now.toISOString()) throw wrongTime('sentOn', 'It isn’t this time yet at the home. Choose an earlier one.');
  if (sentOn < terms.effectiveOn) throw wrongTime('sentOn', 'Choose a day from the contract’s effective date on.');
  const last = lastMoment(decision, window, terms);
  if (last !== null && at > last) {
    throw new AppError(
      'inspection.window-passed',
      decision === 'terminate'
        ? 'Your inspection window had ended by then. If your contract names another day to leave, or has ended, end it in Make Offer. Otherwise ask an attorney first.'
        : 'Your inspection window had ended by then, so this doesn’t count. Ask an attorney what you can still do.',
    );
  }
  return at;
}

function untilAt(
  { untilOn, untilTime }: { readonly untilOn: string; readonly untilTime: string },
  { window: { deadline }, terms, closingOn }: DecisionFacts,
): string {
  const { at } = momentOf(untilOn, untilTime, terms.timeZone);
  if (deadline !== null && at <= endOf(deadline)) {
    throw wrongTime('untilOn', 'Choose a time after the window’s present end.');
  }
  if (untilOn >= closingOn) throw wrongTime('untilOn', 'Choose a day before closing.');
  return at;
}

const wrongDecision = (message: string) => new AppError('inspection.wrong-decision', message);

const wrongTime = (control: string, message: string) =>
  new AppError('inspection.wrong-time', message, { details: [{ path: `body.step.${control}`, message }] });
