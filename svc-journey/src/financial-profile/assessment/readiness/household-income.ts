import { shareOf } from '@hearthway/contracts/money';
import { dollars } from '../../../number-format/index.js';
import type { PolicyReader } from '../../../policy/index.js';
import type { Question } from './check.js';

/**
 * Compares income with the lowest limit of any area for a household of this size. Above it, only the limit of the
 * home's own area could tell, and we don't have that.
 */
export const householdIncomeIsWithinLimit: Question = ({ monthlyIncomeCents, householdSize }, program, policy) => {
  if (program !== 'usda' || monthlyIncomeCents === 0) return undefined;
  if (monthlyIncomeCents === null || householdSize === null) {
    return {
      outcome: 'unanswered',
      text: 'This program has an income limit. Tell us your income and how many people will live in the home.',
    };
  }
  const limit = lowestLimit(householdSize, policy);
  const annualCents = monthlyIncomeCents * 12;
  const compared = `You earn about ${dollars(annualCents)} a year. The limit for a household of ${householdSize} is ${dollars(limit)} in most areas and higher in some.`;
  return annualCents <= limit
    ? { outcome: 'met', text: `${compared} It counts everyone’s income.` }
    : { outcome: 'unanswered', text: `${compared} We haven’t checked yours: look it up with the USDA.` };
};

function lowestLimit(householdSize: number, policy: PolicyReader): number {
  if (householdSize <= 4) return policy.value('usda/income-limit/four');
  const further = Math.max(0, householdSize - 8);
  const upToEight = policy.value('usda/income-limit/eight');
  if (further === 0) return upToEight;
  const perPerson = shareOf(policy.value('usda/income-limit/four'), policy.value('usda/income-limit/further-person'));
  return upToEight + further * perPerson;
}
