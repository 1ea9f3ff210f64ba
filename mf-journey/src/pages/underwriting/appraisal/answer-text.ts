import type { AppraisalReport } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';

/** When a request was sent, and what came of it. */
export function answerText({ request: { sentOn, answeredOn, newValueCents } }: AppraisalReport): string {
  if (sentOn === null) return '';
  const sent = `You sent it on ${formatDay(sentOn)}.`;
  if (answeredOn === null) return `${sent} Ask the lender when to expect the answer, and watch your contract’s days.`;
  return `${sent} On ${formatDay(answeredOn)}, the lender answered: ${newValueCents === null ? 'the value stays.' : `the value is now ${formatCents(newValueCents)}.`}`;
}
