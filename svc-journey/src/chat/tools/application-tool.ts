import {
  applicationSectionIds,
  type ApplicationDate,
  type ChatCitation,
  type MortgageApplication,
  type RateLock,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { citeRule, dated, quoted, tellOf } from './contract-page.js';
import { defineTool } from './tool.js';
import { dayText } from './words.js';

export const mortgageApplicationTool = defineTool({
  name: 'mortgage-application',
  description:
    'How far the buyer’s loan application is: lender, parts of the form, the chosen Loan Estimate, intent to proceed, the rate lock, and the days that count.',
  input: z.object({}),
  proposes: false,
  activity: 'Looking at your application',
  run: (_input, context) =>
    tellOf(
      {
        name: 'Mortgage Application',
        path: '/mortgage-application',
        subject: 'your loan application',
        read: (buyer) => buyer.mortgageApplication(),
        tell({ application, dates, checks }, { terms }) {
          if (terms.financing === 'cash') return { text: ['You pay cash, so there is no loan to apply for.'] };
          const coming = dates.filter(({ state }) => state !== 'done').slice(0, most);
          return {
            text: [
              standingOf(application),
              ...(coming.length === 0
                ? []
                : [coming.map(({ title, on, state }) => dated(title, on, state === 'past' ? 'past' : '')).join('\n')]),
              ...checks.filter(({ result }) => result === 'warning').map(({ text }) => text),
            ],
            citations: coming.flatMap(citeDate),
          };
        },
      },
      context,
    ),
});

const most = 5;

const citeDate = ({ title, rule, policyRow: row }: ApplicationDate): ChatCitation[] =>
  row ? citeRule({ ...row, rowId: row.id, title, rule, sourceDate: row.checkedOn }) : [];

function standingOf({ lender, appliedOn, finished, estimateId, intentOn, lock }: MortgageApplication): string {
  const to = lender === '' ? 'your lender' : `**${quoted(lender)}**`;
  const sections = applicationSectionIds.length;
  return [
    appliedOn === null ? 'You haven’t recorded an application yet.' : `You applied to ${to} on ${dayText(appliedOn)}.`,
    finished.length === 0
      ? ''
      : `${String(finished.length)} of the ${String(sections)} parts of the form are filled in there.`,
    estimateId === null ? 'No Loan Estimate is chosen yet.' : 'You chose the Loan Estimate that you go ahead with.',
    intentOn === null
      ? 'That you go ahead isn’t recorded yet.'
      : `You told the lender on ${dayText(intentOn)} that you go ahead.`,
    lockText(lock),
  ]
    .filter(Boolean)
    .join(' ');
}

function lockText(lock: RateLock | null): string {
  if (!lock) return 'No rate lock is recorded, so the rate can still change.';
  const rate = lock.rateMillionths === null ? 'Your rate' : `Your rate of ${String(lock.rateMillionths / 10_000)}%`;
  return `${rate} is locked until **${dayText(lock.until)}**.`;
}
