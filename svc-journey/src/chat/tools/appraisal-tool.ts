import {
  gapOutcomes,
  usedReport,
  type AppraisalReport,
  type AppraisalView,
  type FinancingWay,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { tellOf } from './contract-page.js';
import { citedEntry } from './sum-tools.js';
import { defineTool } from './tool.js';
import { dayText, exactDollars } from './words.js';

export const appraisalTool = defineTool({
  name: 'appraisal',
  description:
    'The appraisal of the buyer’s home under contract: its value against the price, what each answer to a gap costs in cash and a month, the request to reconsider, and what was decided.',
  input: z.object({}),
  proposes: false,
  activity: 'Looking at your appraisal',
  run: (_input, context) =>
    tellOf(
      {
        name: 'Underwriting',
        path: '/underwriting',
        subject: 'your appraisal',
        read: (buyer) => buyer.appraisal(),
        tell(view, { terms }) {
          const hasGap = view.value !== null && view.value.gapCents > 0;
          return {
            text: [
              valueText(view, terms),
              hasGap ? waysText(view, terms) : '',
              requestText(usedReport(view.appraisal)),
              decisionText(view),
              windowText(view),
            ].filter(Boolean),
            citations: hasGap ? (citedEntry('low-appraisal', context).citations ?? []) : [],
          };
        },
      },
      context,
    ),
});

type Terms = Pick<PurchaseContract['terms'], 'financing' | 'priceCents'>;

function valueText({ appraisal, value }: AppraisalView, { financing, priceCents }: Terms): string {
  if (value) {
    const { valueCents, gapCents } = value;
    return gapCents > 0
      ? `The home appraised for **${amount(valueCents)}**, **${amount(gapCents)} under** your price of ${amount(priceCents)}. A lender counts with the lower of the two.`
      : `The home appraised for **${amount(valueCents)}**, which covers your price of ${amount(priceCents)}.`;
  }
  if (appraisal.waived) return 'Your lender needs no appraisal.';
  const last = appraisal.reports.at(-1);
  if (last) return `${progressText(last)} No value is recorded yet.`;
  return financing === 'cash'
    ? 'You pay cash, so no lender needs an appraisal, and none is recorded.'
    : 'No appraisal is recorded yet.';
}

function progressText({ orderedOn, visitedOn, receivedOn }: AppraisalReport): string {
  if (receivedOn !== null) return `You got the report on ${dayText(receivedOn)}.`;
  if (visitedOn !== null) return `The appraiser visited on ${dayText(visitedOn)}.`;
  return orderedOn === null ? 'An appraisal is noted.' : `The appraisal was ordered on ${dayText(orderedOn)}.`;
}

/** The four ways, with as much borrowed as planned. */
function waysText({ solution }: AppraisalView, { financing }: Pick<Terms, 'financing'>): string {
  if (!solution) return 'Enter the loan on the page, and I can tell what each way costs.';
  const { outcomes, cancel } = solution;
  const paysCash = financing === 'cash';
  const ways = outcomes.map(({ outcome, sellerCents, sameLoan }) => {
    const seller = sellerCents === 0 ? '' : `the seller gives ${amount(sellerCents)}; `;
    const { cashCents, cashChangeCents } = sameLoan;
    const cash = `you bring **${exactDollars(cashCents)}** of the price${changeText(cashChangeCents)}`;
    return `- **${gapOutcomes[outcome]}**: ${seller}${cash}${paysCash ? '' : loanText(sameLoan)}`;
  });
  return [
    paysCash ? 'Beside closing costs:' : 'With as much borrowed as planned, beside closing costs:',
    [
      ...ways,
      `- **${gapOutcomes.cancel}**: ${protectionTexts[cancel.protection]}; ${amount(cancel.lostCents)} of deposits is lost`,
    ].join('\n'),
  ].join('\n\n');
}

function loanText({ paymentCents, loanToValueBasisPoints, capped }: FinancingWay): string {
  const most = capped ? ', the most that your program lends on it' : '';
  return `, ${exactDollars(paymentCents)} a month, the loan is ${percent(loanToValueBasisPoints)} of the value${most}`;
}

const protectionTexts = {
  clause: 'your loan’s clause brings your earnest money back',
  appraisal: 'your appraisal window brings your earnest money back',
  inspection: 'your inspection window may bring your earnest money back',
  none: 'nothing in your contract brings your earnest money back',
} as const satisfies Record<NonNullable<AppraisalView['solution']>['cancel']['protection'], string>;

function changeText(cents: number): string {
  if (cents === 0) return '';
  return ` (${exactDollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} than planned)`;
}

function requestText(report: AppraisalReport | undefined): string {
  if (report?.request.sentOn == null) return '';
  const { sentOn, answeredOn, newValueCents } = report.request;
  const sent = `You asked to reconsider the value on ${dayText(sentOn)}`;
  if (answeredOn === null) return `${sent}; no answer is recorded.`;
  return newValueCents === null
    ? `${sent}; on ${dayText(answeredOn)} the value stayed.`
    : `${sent}; on ${dayText(answeredOn)} it became ${amount(newValueCents)}.`;
}

function decisionText({ appraisal: { decision }, value, settled }: AppraisalView): string {
  if (decision && decision.valueCents === value?.valueCents)
    return `You decided on ${dayText(decision.on)}: ${gapOutcomes[decision.outcome].toLowerCase()}.`;
  if (!value || value.gapCents <= 0 || settled) return '';
  return decision ? 'The value changed after you decided, so decide again.' : 'You haven’t recorded a decision yet.';
}

function windowText({ window, settled }: AppraisalView): string {
  if (!window || settled) return '';
  return `Your contract’s appraisal window ${window.passed ? 'ended' : 'ends'} on **${dayText(window.on)}**.`;
}

/** `$10,000`, and to the cent where there are cents: a value can be one below the price. */
const amount = (cents: number): string => exactDollars(cents).replace(/\.00$/, '');
