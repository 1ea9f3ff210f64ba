import {
  conditionStateOn,
  conditionStates,
  underwritingStages,
  type Condition,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dayOn } from '../../deadlines/index.js';
import { dollars } from '../../number-format/index.js';
import { citeRows } from './cite.js';
import { dated, quoted, tellOf } from './contract-page.js';
import { defineTool } from './tool.js';
import { dayText, sharesWord } from './words.js';

export const underwritingTool = defineTool({
  name: 'underwriting',
  description:
    'How far the lender is with the buyer’s loan: its stage, the conditions with what was sent when, papers that expire, a lock that ends too early, and the rights after a denial. `condition` is a word of a condition, such as bank statement.',
  input: z.object({ condition: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: false,
  activity: 'Looking at your underwriting',
  run: ({ condition = '' }, context) =>
    tellOf(
      {
        name: 'Underwriting',
        path: '/underwriting',
        subject: 'your underwriting',
        async read(buyer) {
          const [view, conditions] = await Promise.all([buyer.underwriting(), buyer.conditions()]);
          return { ...view, conditions };
        },
        tell(view, { terms }) {
          if (terms.financing === 'cash') return { text: ['You pay cash, so no lender looks at your papers.'] };
          const today = dayOn(terms.timeZone, context.now);
          return {
            text: [
              stageText(view),
              conditionsText(view.conditions, condition, today),
              papersText(view),
              extensionText(view),
              rightsText(view),
            ].filter(Boolean),
            citations: citeRows(usedRows(view), context.rows),
          };
        },
      },
      context,
    ),
});

const most = 6;

function stageText({ underwriting: { steps } }: UnderwritingView): string {
  const last = steps.at(-1);
  if (!last) return 'You haven’t recorded how far the lender is.';
  const note = last.note === '' ? '' : ` You noted: ${quoted(last.note)}.`;
  return `Your loan has been at **${underwritingStages[last.stage]}** since ${dayText(last.on)}.${note}`;
}

function conditionsText(conditions: readonly Condition[], about: string, today: string): string {
  if (conditions.length === 0) return 'No conditions are recorded.';
  const meant = conditions.filter(({ text, papers }) => sharesWord(about, `${text} ${papers.join(' ')}`));
  const open = conditions.filter(({ acceptedOn }) => acceptedOn === null);
  const shown = meant.length > 0 ? meant : open;
  if (shown.length === 0)
    return conditions.length === 1
      ? 'Your only condition is accepted.'
      : `All ${String(conditions.length)} conditions are accepted.`;
  const missing = about !== '' && meant.length === 0 ? `I find no condition about ${quoted(about)}. ` : '';
  return [
    meant.length > 0
      ? 'You recorded:'
      : `${missing}${String(open.length)} of ${String(conditions.length)} conditions ${open.length === 1 ? 'is' : 'are'} open:`,
    shown
      .slice(0, most)
      .map((one) => conditionText(one, today))
      .join('\n'),
  ].join('\n\n');
}

function conditionText(condition: Condition, today: string): string {
  const { text, dueOn, sentOn, proof, askedAgainOn, acceptedOn } = condition;
  const state = conditionStates[conditionStateOn(today, condition)].toLowerCase();
  const parts = [
    ...(dueOn === null || sentOn !== null ? [] : [`due ${dayText(dueOn)}`]),
    ...(sentOn === null ? [] : [`you sent this on ${dayText(sentOn)}: ${quoted(proof)}`]),
    ...(askedAgainOn === null ? [] : [`asked again on ${dayText(askedAgainOn)}`]),
    ...(acceptedOn === null ? [] : [`accepted on ${dayText(acceptedOn)}`]),
  ];
  return `- **${quoted(text)}** (${state})${parts.length === 0 ? '' : `: ${parts.join('; ')}`}`;
}

const expiryTexts = {
  expired: 'expired',
  soon: 'ends soon',
  'before-closing': 'ends before closing',
} as const;

function papersText({ papers }: UnderwritingView): string {
  const ending = papers.flatMap(({ name, until, state }) =>
    until === null || state === 'good' || state === 'unknown' ? [] : [dated(name, until, expiryTexts[state])],
  );
  return ending.length === 0 ? '' : `What to renew:\n\n${ending.slice(0, most).join('\n')}`;
}

function extensionText({ extension }: UnderwritingView): string {
  if (!extension || extension.shortDays === 0) return '';
  const { shortDays, lockUntil, closingOn, options } = extension;
  const [enough] = options.filter(({ days }) => days >= shortDays);
  const cost = enough
    ? ` Holding the rate for ${String(enough.days)} more days usually costs ${dollars(enough.lowCents)} to ${dollars(enough.highCents)}; your lender says what it is.`
    : '';
  const days = shortDays === 1 ? 'a day' : `${String(shortDays)} days`;
  return `Your rate lock ends on **${dayText(lockUntil)}**, ${days} before closing on ${dayText(closingOn)}.${cost}`;
}

const rightsText = ({ rights }: UnderwritingView): string =>
  rights.map(({ text, on }) => `- ${text}${on === null ? '' : ` (${dayText(on)})`}`).join('\n');

const usedRows = ({ papers, extension, rights }: UnderwritingView): string[] =>
  [
    ...rights.map(({ rowId }) => rowId),
    ...(extension && extension.shortDays > 0 ? [extension.rowId] : []),
    ...papers.filter(({ state }) => state !== 'good').map(({ rowId }) => rowId),
  ].filter(Boolean);
