import {
  calendarEntry,
  chatLimits,
  chatMemoryEntry,
  scenarioEntry,
  type ChatAction,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { askFor, knownFigures, loanInputs } from './loan-inputs.js';
import { defineTool, type ActionWork, type ToolResult } from './tool.js';
import { downPaymentText, momentIn, rateText, stateName, timeIn } from './words.js';

const confirmBelow = 'Nothing is saved until you confirm it below.';

export const addEventTool = defineTool({
  name: 'add-event',
  description:
    'Proposes an event for the buyer’s calendar. `startsAt` is a moment in UTC (ISO 8601). `timeIsAssumed` if the buyer named a day but no time. The buyer confirms it.',
  input: z.object({
    title: z.string().check(z.maxLength(400)),
    startsAt: z.optional(z.iso.datetime()),
    timeIsAssumed: z.optional(z.boolean()),
    address: z.optional(z.string().check(z.maxLength(400))),
  }),
  proposes: true,
  activity: 'Preparing the event',
  run({ title, startsAt, timeIsAssumed = false, address = '' }, { newId, now, timeZone }): ToolResult {
    if (startsAt === undefined) return { text: 'For which day and time?', asksForMore: true };
    if (new Date(startsAt) < now) {
      return { text: 'That time is in the past. For which day and time should it be?', asksForMore: true };
    }
    const parsed = calendarEntry.safeParse({ title, address, startsAt });
    if (!parsed.success) {
      return {
        text: 'I couldn’t make an event of that. Tell me in a few words what it is, with the day and the time.',
        asksForMore: true,
      };
    }
    const entry = parsed.data;
    const when = momentIn(startsAt, timeZone);
    return propose(
      newId(),
      { kind: 'add-event', entry },
      {
        title: 'Add this to your calendar?',
        fields: [
          { label: 'What', value: entry.title },
          { label: 'When', value: when },
          ...(entry.address === '' ? [] : [{ label: 'Where', value: entry.address }]),
        ],
        text: timeIsAssumed
          ? `You didn’t say a time, so I took ${timeIn(startsAt, timeZone)}. Tell me if another one is better. ${confirmBelow}`
          : `I can add it for ${when}. ${confirmBelow}`,
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
    const { figures, has, read } = await knownFigures(inputs, context);
    if (!has.income || !has.state) {
      return askFor(
        'To save a scenario, tell me your yearly income, your state, your monthly debts, and what you can put down.',
        context,
      );
    }
    const parsed = scenarioEntry.safeParse({ name, figures });
    if (!parsed.success) {
      return { text: 'These figures don’t make a scenario. Try them in [Buying Power](/buying-power).', ...read };
    }
    const proposal = propose(
      context.newId(),
      { kind: 'save-scenario', entry: parsed.data },
      {
        title: 'Save this scenario?',
        fields: [
          { label: 'Name', value: parsed.data.name },
          { label: 'State', value: stateName(figures.state) },
          { label: 'Yearly income', value: dollars(figures.annualIncomeCents) },
          { label: 'Monthly debts', value: dollars(figures.monthlyDebtsCents) },
          { label: 'Down payment', value: downPaymentText(figures) },
          ...(figures.creditScore === null ? [] : [{ label: 'Credit score', value: String(figures.creditScore) }]),
          { label: 'Rate', value: rateText(figures) },
          { label: 'Term', value: `${String(figures.termMonths / 12)} years` },
        ],
        text: `I can save these figures as a scenario. ${confirmBelow}`,
      },
    );
    return { ...proposal, ...read };
  },
});

export const rememberTool = defineTool({
  name: 'remember',
  description:
    'Proposes to remember a wish of the buyer for later conversations, in one sentence. The buyer confirms it.',
  input: z.object({ text: z.string().check(z.maxLength(chatLimits.questionCharacters)) }),
  proposes: true,
  activity: 'Noting it',
  run(input, { newId }): ToolResult {
    const parsed = chatMemoryEntry.safeParse(input);
    if (!parsed.success) {
      return {
        text: `I can remember one sentence of up to ${String(chatLimits.memoryCharacters)} characters, without account or Social Security numbers. What should it be?`,
        asksForMore: true,
      };
    }
    const { text } = parsed.data;
    return propose(
      newId(),
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

export function propose(id: string, work: ActionWork, { text, draft, ...wording }: Wording): ToolResult {
  const open = { status: 'proposed', path: null, failure: null } as const;
  return { text, proposal: { work, action: { id, kind: work.kind, ...open, ...wording, draft: draft ?? null } } };
}
