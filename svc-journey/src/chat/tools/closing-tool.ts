import { closingLists, type ClosingView, type PurchaseContract } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { citeRule, dated, tellOf, type Told } from './contract-page.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { dayText, exactDollars, sharesWord } from './words.js';

export const closingTool = defineTool({
  name: 'closing',
  description:
    'The buyer’s closing: its day, the wait after the Closing Disclosure, fees above their limit, the cash to bring, the wire checklist, and what is left to check.',
  input: z.object({}),
  proposes: false,
  activity: 'Looking at your closing',
  run: (_input, context) => onClosing(context, 'your closing', tellClosing),
});

export const firstYearTool = defineTool({
  name: 'first-year',
  description:
    'The dates of the buyer’s first year as an owner, each with its rule: first payment, homestead filing, tax appeal, deed, end of mortgage insurance. `about` is a word of one.',
  input: z.object({ about: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: false,
  activity: 'Looking at your first year',
  run: ({ about = '' }, context) => onClosing(context, 'your first year', (view) => tellFirstYear(view, about)),
});

const onClosing = (
  context: ToolContext,
  subject: string,
  tell: (view: ClosingView, contract: PurchaseContract) => Told,
): Promise<ToolResult> =>
  tellOf({ name: 'Closing', path: '/closing', subject, read: (buyer) => buyer.closing(), tell }, context);

function tellClosing(view: ClosingView, { terms }: PurchaseContract): Told {
  const { closing, closingOn, clock, checks } = view;
  if (closing.keysOn !== null) {
    return {
      text: [
        `You have had the keys since **${dayText(closing.keysOn)}**. Congratulations!`,
        'Ask me about your first year, and I tell you what comes next.',
      ],
    };
  }
  return {
    text: [
      closing.wireChanged ? stop : '',
      `Closing is on **${dayText(closingOn ?? terms.closingOn)}**. ${clockText(view)}`.trim(),
      feesText(view),
      cashText(view),
      ...checks.filter(({ id, result }) => result === 'warning' && !toldAnyway.has(id)).map(({ text }) => text),
      listsText(view),
    ].filter(Boolean),
    citations: clock ? citeRule({ ...clock, title: 'Three business days before signing' }) : [],
  };
}

/** Checks that have a sentence of their own. */
const toldAnyway: ReadonlySet<string> = new Set(['wire', 'fees', 'cash']);

const stop =
  '**Stop: you noted that someone sent other wire instructions.** Send nothing. Call the title company at the number that you had before.';

function clockText({ clock }: ClosingView): string {
  if (!clock) return '';
  const { dueOn, receivedOn, earliestOn, restarted } = clock;
  if (receivedOn === null || earliestOn === null)
    return `Your Closing Disclosure has to reach you by **${dayText(dueOn)}** to sign that day.`;
  const again = restarted ? ', since a correction started the wait again' : '';
  return `You got the Closing Disclosure on ${dayText(receivedOn)} and can sign from **${dayText(earliestOn)}** on${again}.`;
}

function feesText({ comparison }: ClosingView): string {
  if (!comparison) return '';
  return comparison.owedCents > 0
    ? `Fees rose above their limits: the lender owes you **${exactDollars(comparison.owedCents)}**. The page has what to write.`
    : 'No fee rose above its limit.';
}

function cashText({ cash }: ClosingView): string {
  if (!cash) return '';
  const { expectedCents, saidCents, differenceCents } = cash;
  if (saidCents === null || differenceCents === null) return `By what we count, ${toBring(expectedCents)}.`;
  if (differenceCents === 0) return `By your papers, ${toBring(saidCents)}. Every deposit is counted.`;
  return `By your papers, ${toBring(saidCents)}. That is ${exactDollars(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'} to bring than we count: ask about it before you sign.`;
}

const toBring = (cents: number): string =>
  cents < 0
    ? `you bring nothing, and **${exactDollars(-cents)}** comes back to you`
    : `you bring **${exactDollars(cents)}**`;

function listsText({ closing: { done } }: ClosingView): string {
  const checked = new Set<string>(done);
  const left = Object.keys(closingLists.wire).filter((id) => !checked.has(id)).length;
  return left === 0
    ? 'Every line of the wire checklist is checked.'
    : `${left === 1 ? 'One line' : `${String(left)} lines`} of the wire checklist ${left === 1 ? 'is' : 'are'} open. Wire nothing before you have called the title company at a number you know.`;
}

const most = 6;

function tellFirstYear({ closing, firstYear }: ClosingView, about: string): Told {
  const meant = firstYear.filter(({ key, title, text }) => sharesWord(about, `${key} ${title} ${text}`));
  const open = firstYear.filter(({ done, forSome }) => !done && !forSome);
  const shown = (meant.length > 0 ? meant : open).slice(0, most);
  if (shown.length === 0) return { text: ['Everything of your first year is done. Enjoy your home.'] };
  const [only] = shown.length === 1 ? shown : [];
  return {
    text: [
      ...(closing.keysOn === null ? ['If you get the keys as planned:'] : []),
      shown
        .map(({ title, on, done, forSome }) => dated(title, on, done ? 'done' : forSome ? 'for some owners' : ''))
        .join('\n'),
      ...(only ? [only.text] : []),
    ],
    citations: shown.flatMap((item) => citeRule({ ...item, rule: item.text })),
  };
}
