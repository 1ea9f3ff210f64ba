import {
  findingPlans,
  findingSeverities,
  standingDecision,
  timeZoneText,
  type Deadline,
  type Finding,
  type InspectionView,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeRule, quoted, tellOf } from './contract-page.js';
import { defineTool } from './tool.js';
import { dayText, momentIn, sharesWord } from './words.js';

export const inspectionTool = defineTool({
  name: 'inspection',
  description:
    'What the buyer recorded of the inspection of the home under contract: the window, findings with costs and plans, what is asked of the seller, answers, and the decision. `about` is a word of a finding, such as roof.',
  input: z.object({ about: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: false,
  activity: 'Looking at your inspection',
  run: ({ about = '' }, context) =>
    tellOf(
      {
        name: 'Home Inspection',
        path: '/home-inspection',
        subject: 'your inspection',
        read: (buyer) => buyer.inspection(),
        tell(view, { terms: { timeZone } }) {
          const { deadline } = view.window;
          // Savings are part of the buyer’s finances.
          const reserves = context.granted.finances ? view.totals.reserves : null;
          return {
            text: [
              windowText(view),
              findingsText(view, about),
              askedText(view),
              reserves === null ? '' : reservesText(reserves),
              answerText(view),
              decisionText(view, timeZone),
            ].filter(Boolean),
            citations: deadline ? citeRule(deadline) : [],
            used: reserves === null ? [] : ['finances'],
          };
        },
      },
      context,
    ),
});

const most = 6;

function windowText({ window: { kind, deadline, resolution } }: InspectionView): string {
  if (kind === 'waived') return 'Your contract gives up the right to leave after an inspection.';
  if (kind === 'unknown')
    return 'Your window ends on a day that isn’t entered yet: look for it on your signed page today.';
  if (!deadline) return 'Your contract has no inspection window.';
  const ends = kind === 'open' ? 'ends' : 'ended';
  const next = resolution
    ? ` After a request to the seller, this date counts: ${resolution.title}, ${endText(resolution)}.`
    : '';
  return `Your window ${ends} on ${endText(deadline)}.${next}`;
}

const endText = ({ own, at, timeZone }: Deadline): string =>
  `**${momentIn(own?.at ?? at, timeZone)}**, ${timeZoneText(timeZone)}`;

type Range = Pick<Finding, 'lowCents' | 'highCents'>;
const rangeText = ({ lowCents, highCents }: Range): string =>
  lowCents === highCents ? dollars(lowCents) : `${dollars(lowCents)} to ${dollars(highCents)}`;

function findingsText({ inspection, totals }: InspectionView, about: string): string {
  const { inspector, inspectedOn, findings } = inspection;
  const by = inspector === '' ? 'The home was inspected' : `${quoted(inspector)} inspected the home`;
  const visit = inspectedOn === null ? '' : `${by} on ${dayText(inspectedOn)}. `;
  if (findings.length === 0) return `${visit}No findings are recorded yet.`;
  const worstFirst = Object.keys(findingSeverities);
  const sorted = findings.toSorted(
    (one, other) => worstFirst.indexOf(one.severity) - worstFirst.indexOf(other.severity),
  );
  const meant = sorted.filter(({ area, text }) => sharesWord(about, `${area} ${text}`));
  const shown = meant.length > 0 ? meant : sorted;
  const missing = about !== '' && meant.length === 0 ? `Nothing about ${quoted(about)} is recorded. ` : '';
  const count = findings.length === 1 ? 'one finding' : `${String(findings.length)} findings`;
  return [
    `${visit}${missing}You recorded ${count}, together ${rangeText(totals.all)}:`,
    shown.slice(0, most).map(findingText).join('\n'),
  ].join('\n\n');
}

function findingText({ area, text, severity, page, plan, ...range }: Finding): string {
  const where = page === null ? '' : `, page ${String(page)} of the report`;
  const intent = findingPlans[plan].toLowerCase();
  return `- **${quoted(area)}** (${findingSeverities[severity].toLowerCase()}): ${quoted(text)}; ${rangeText(range)}; ${intent}${where}`;
}

const askedText = ({ letter, totals: { asked } }: InspectionView): string =>
  letter ? `What you ask of the seller comes to **${rangeText(asked)}**. The letter for it is ready on the page.` : '';

function reservesText({ cents, after }: NonNullable<InspectionView['totals']['reserves']>): string {
  const left = {
    'loan-estimate': 'after the cash to close in your Loan Estimate',
    closing: 'after closing costs',
    price: 'after the price',
    nothing: 'before closing costs',
  }[after];
  return `Your savings leave about **${dollars(cents)}** ${left}.`;
}

function answerText({ inspection: { answers } }: InspectionView): string {
  const last = answers.at(-1);
  if (!last) return '';
  const credit = last.creditCents === null ? '' : `, with ${dollars(last.creditCents)} as a credit`;
  return `${last.by === 'seller' ? 'The seller answered' : 'You wrote'} on ${dayText(last.on)}${credit}: ${quoted(last.text)}.`;
}

function decisionText({ inspection: { decisions }, window: { kind } }: InspectionView, timeZone: string): string {
  const standing = standingDecision(decisions);
  if (!standing) return kind === 'open' ? 'You haven’t recorded a decision yet.' : '';
  const on = momentIn(standing.sentAt, timeZone);
  switch (standing.decision) {
    case 'proceed':
      return `You decided on ${on} to go ahead.`;
    case 'extend':
      return `The window was extended on ${on}.`;
    default:
      return `You ended the contract on ${on}.`;
  }
}
