import { calendarEntry, emptyHomeEntry, homeEntry, scenarioEntry, type ChatAction } from '@hearthway/contracts/journey';
import { parseListing } from '@hearthway/contracts/listing-text';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { downPaymentText, rateText } from './affordability-tool.js';
import { momentIn } from './deadlines-tool.js';
import { knownFigures, loanInputs } from './loan-inputs.js';
import { contextOff, defineTool, type ActionWork, type ToolResult } from './tool.js';

const confirmBelow = 'Nothing is saved until you confirm it below.';

export const addEventTool = defineTool({
  name: 'add-event',
  description:
    'Proposes an event for the buyer’s calendar. `startsAt` is a moment in UTC (ISO 8601). The buyer confirms it.',
  input: z.object({
    title: z.string().check(z.maxLength(120)),
    startsAt: z.optional(z.iso.datetime()),
    address: z.optional(z.string().check(z.maxLength(200))),
  }),
  proposes: true,
  activity: 'Preparing the event',
  async run({ title, startsAt, address = '' }, context): Promise<ToolResult> {
    if (startsAt === undefined) return { text: 'For which day and time?', asksForMore: true };
    const parsed = calendarEntry.safeParse({ title, address, startsAt });
    if (!parsed.success)
      return {
        text: 'I couldn’t make an event of that. Tell me what it is, the day, and the time.',
        asksForMore: true,
      };
    const when = momentIn(startsAt, await context.buyer.timeZone());
    return propose(
      context.newId(),
      { kind: 'add-event', entry: parsed.data },
      {
        title: 'Add this to your calendar?',
        fields: [
          { label: 'What', value: parsed.data.title },
          { label: 'When', value: when },
          ...(address === '' ? [] : [{ label: 'Where', value: parsed.data.address }]),
        ],
        text: `I can add it for ${when}. ${confirmBelow}`,
      },
    );
  },
});

export const saveScenarioTool = defineTool({
  name: 'save-scenario',
  description: 'Proposes to save figures as a scenario in Buying Power. The buyer confirms it.',
  input: z.object({ ...loanInputs, name: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: true,
  activity: 'Preparing the scenario',
  async run({ name = 'From my talk with Mia', ...inputs }, context): Promise<ToolResult> {
    const { figures, has, usedFinances } = await knownFigures(inputs, context);
    if (!has.income || !has.state) {
      return {
        text: 'To save a scenario, tell me your yearly income, your state, your monthly debts, and what you can put down.',
        asksForMore: true,
        notices: context.granted.finances
          ? []
          : [contextOff('finances', 'I can take these from your financial profile if you turn on “Finances”.')],
      };
    }
    const parsed = scenarioEntry.safeParse({ name, figures });
    if (!parsed.success)
      return { text: 'These figures don’t make a scenario. Try them in [Buying Power](/buying-power).' };
    return {
      ...propose(
        context.newId(),
        { kind: 'save-scenario', entry: parsed.data },
        {
          title: 'Save this scenario?',
          fields: [
            { label: 'Name', value: parsed.data.name },
            { label: 'Yearly income', value: dollars(figures.annualIncomeCents) },
            { label: 'Monthly debts', value: dollars(figures.monthlyDebtsCents) },
            { label: 'Down payment', value: downPaymentText(figures) },
            { label: 'Rate', value: rateText(figures) },
            { label: 'State', value: figures.state },
          ],
          text: `I can save these figures as a scenario. ${confirmBelow}`,
        },
      ),
      used: usedFinances ? ['finances'] : [],
    };
  },
});

export const addHomeTool = defineTool({
  name: 'add-home',
  description:
    'Proposes to add a home to the buyer’s board, read from the listing text that the buyer pasted or typed. The buyer confirms it.',
  input: z.object({ listing: z.optional(z.string().check(z.maxLength(20_000))) }),
  proposes: true,
  activity: 'Reading the listing',
  run({ listing }, context): ToolResult {
    const text = context.pasted ?? listing;
    if (text === undefined || text.trim() === '')
      return { text: 'Paste the text of the listing, and I read address, price, and size from it.', asksForMore: true };
    const { fields } = parseListing(text);
    const parsed = homeEntry.safeParse(withoutAge({ ...emptyHomeEntry, ...fields }));
    if (!parsed.success) {
      return {
        text: 'I found no address and price in that text. Paste the listing itself, or add the home in [Home Search](/home-search).',
      };
    }
    const home = parsed.data;
    return propose(
      context.newId(),
      { kind: 'add-home', entry: home },
      {
        title: 'Add this home to your board?',
        fields: [
          { label: 'Address', value: [home.address, home.city, home.state, home.zipCode].filter(Boolean).join(', ') },
          { label: 'Price', value: dollars(home.priceCents) },
          ...(home.bedrooms === null ? [] : [{ label: 'Bedrooms', value: String(home.bedrooms) }]),
          ...(home.bathrooms === null ? [] : [{ label: 'Bathrooms', value: String(home.bathrooms) }]),
          ...(home.squareFeet === null
            ? []
            : [{ label: 'Square feet', value: home.squareFeet.toLocaleString('en-US') }]),
        ],
        text: `Here is what I understood. ${confirmBelow}`,
      },
    );
  },
});

/** An entry has the day of the listing, and no number of days. */
function withoutAge(home: object): object {
  return Object.fromEntries(Object.entries(home).filter(([field]) => field !== 'daysOnMarket'));
}

const recipients = { agent: 'your agent', lender: 'your lender', seller: 'the seller' } as const;

export const draftMessageTool = defineTool({
  name: 'draft-message',
  description:
    'Proposes the draft of a short message to an agent, a lender, or the seller. Nothing is ever sent. No legal clauses.',
  input: z.object({
    to: z.enum(['agent', 'lender', 'seller']),
    about: z.string().check(z.maxLength(400)),
  }),
  proposes: true,
  activity: 'Writing a draft',
  run({ to, about }, context): ToolResult {
    const topic = about.trim().replace(/[.?!]{1,3}$/, '');
    const asks = /^(?:if|whether|when|what|why|how|who|is|are|can|does|do)\b/i.test(topic);
    const body = [
      to === 'seller' ? 'Hello,' : `Hi,`,
      asks
        ? `I have a question: ${topic.replace(/^(?:if|whether) /i, '').replace(/^./, (first) => first.toUpperCase())}?`
        : `I’m writing about ${topic}.`,
      to === 'lender'
        ? 'Please answer in writing, so that I can keep it with my papers.'
        : 'Please let me know when you can.',
      'Thank you!',
    ].join('\n\n');
    return propose(
      context.newId(),
      { kind: 'draft-message' },
      {
        title: `Use this draft to ${recipients[to]}?`,
        fields: [{ label: 'To', value: recipients[to] }],
        draft: { to, subject: topic.slice(0, 80), body },
        text: 'Here is a draft. I send nothing: copy it, change it, and send it yourself.',
      },
    );
  },
});

export const rememberTool = defineTool({
  name: 'remember',
  description:
    'Proposes to remember a wish of the buyer for later conversations, in one sentence. The buyer confirms it.',
  input: z.object({ text: z.string().check(z.maxLength(200)) }),
  proposes: true,
  activity: 'Noting it',
  run({ text }, context): ToolResult {
    return propose(
      context.newId(),
      { kind: 'remember', text },
      {
        title: 'Remember this?',
        fields: [{ label: 'Memory', value: text }],
        text: 'I can remember that. You can read, change, and clear what I remember in Settings.',
      },
    );
  },
});

interface Wording {
  readonly title: string;
  readonly fields: ChatAction['fields'];
  readonly draft?: NonNullable<ChatAction['draft']>;
  readonly text: string;
}

function propose(id: string, work: ActionWork, { title, fields, draft, text }: Wording): ToolResult {
  return {
    text,
    proposal: {
      work,
      action: {
        id,
        kind: work.kind,
        status: 'proposed',
        title,
        fields: [...fields],
        draft: draft ?? null,
        path: null,
        failure: null,
      },
    },
  };
}
