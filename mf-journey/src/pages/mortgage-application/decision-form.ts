import {
  applicationDaysFrom,
  mortgageApplicationEntry,
  type MortgageApplication,
  type RateLock,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { readPercent, typedDay, typedForm, typedPercent, type AddError } from '../../features/typed-form/index.js';

export type DecisionEntry = Pick<MortgageApplication, 'intentOn' | 'lock'>;

export interface DecisionValues extends Readonly<Record<string, string>> {
  readonly intentOn: string;
  readonly lockedOn: string;
  readonly until: string;
  readonly rateMillionths: string;
}

export const decisionSchema = typedForm<DecisionValues, DecisionEntry>(
  z.pick(mortgageApplicationEntry, { intentOn: true, lock: true }),
  (values, addError) => ({
    intentOn: readDay(values.intentOn, 'intentOn', addError),
    lock: readLock(values, addError),
  }),
);

export const shownDecision = ({ intentOn, lock }: DecisionEntry): DecisionValues => ({
  intentOn: typedDay(intentOn),
  lockedOn: typedDay(lock?.lockedOn),
  until: typedDay(lock?.until),
  rateMillionths: typedPercent(lock?.rateMillionths),
});

/** Nothing typed is no lock; half of it is an error. */
function readLock(values: DecisionValues, addError: AddError): RateLock | null {
  const lockedOn = readDay(values.lockedOn, 'lockedOn', addError);
  const until = readDay(values.until, 'until', addError);
  const rateMillionths = readPercent(values.rateMillionths, 'rateMillionths', addError, '6.25');
  if (lockedOn === null && until === null && rateMillionths === null) return null;
  if (lockedOn === null) addError('lockedOn', 'Choose the day you locked');
  if (until === null) addError('until', 'Choose the day the lock ends');
  if (lockedOn === null || until === null) return null;
  if (until < lockedOn) addError('until', 'Choose a day from the lock on');
  return { lockedOn, until, rateMillionths };
}

function readDay(typed: string, control: string, addError: AddError): string | null {
  if (typed === '') return null;
  if (typed < applicationDaysFrom) addError(control, 'Choose a day from 2026 on');
  return typed;
}
