import { usStateCodes, usStates } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { deadlineRows, type DeadlineRow } from '../../policy/index.js';
import { holdsOn } from '@hearthway/contracts/policy';
import { citeBuyer, citeRow } from './cite.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';

export const deadlinesTool = defineTool({
  name: 'deadlines',
  description:
    'The dates of the buyer’s contract, or, with a state, how its usual forms count a deadline. `deadline` is a word such as inspection, closing, financing, appraisal, option, earnest.',
  input: z.object({
    deadline: z.optional(z.string().check(z.maxLength(40))),
    state: z.optional(z.enum(usStateCodes)),
  }),
  proposes: false,
  activity: 'Looking at your dates',
  async run({ deadline, state }, context): Promise<ToolResult> {
    const contract = context.granted.calendar ? await context.buyer.contract() : undefined;
    if (contract && (state === undefined || contract.contract.terms.state === state)) {
      const wanted = contract.deadlines.filter(({ title, key }) => isAbout(deadline, `${key} ${title}`));
      const shown = wanted.length > 0 ? wanted : contract.deadlines;
      const { address, timeZone } = contract.contract.terms;
      return {
        text:
          shown.length === 0
            ? 'Your contract has no dated deadlines yet.'
            : `${wanted.length > 0 && deadline ? 'By your contract:' : 'The deadlines of your contract:'}\n\n${shown
                .map(
                  ({ title, own, at, doneAt, overdue }) =>
                    `- **${title}**: ${momentIn(own?.at ?? at, timeZone)}${doneAt ? ' (done)' : overdue ? ' (passed)' : ''}`,
                )
                .join('\n')}\n\nCompare each date with the signed page: that page is what counts.`,
        cards: [
          {
            kind: 'deadlines',
            address,
            timeZone,
            deadlines: shown.map(({ key, title, own, at, doneAt }) => ({
              key,
              title,
              at: own?.at ?? at,
              done: doneAt !== null,
            })),
          },
        ],
        citations: [citeBuyer('Contract', '/make-offer')],
        used: ['calendar'],
      };
    }
    const rule = state === undefined ? undefined : ruleOf(state, deadline, context.day);
    if (rule) {
      return {
        text: `${rule.text} That is how the usual form of ${nameOf(state)} counts it; your contract may say otherwise.`,
        citations: [citeRow(rule)],
      };
    }
    return withoutContract(context, deadline);
  },
});

const nameOf = (state: string | undefined) => usStates.find(([code]) => code === state)?.[1] ?? 'your state';

function ruleOf(state: string, deadline: string | undefined, day: string): DeadlineRow | undefined {
  return deadlineRows.find(
    (row) =>
      row.key.startsWith(`deadline/${state}/`) &&
      holdsOn(row, day) &&
      isAbout(deadline ?? 'inspection', `${row.key} ${row.title}`),
  );
}

const isAbout = (deadline: string | undefined, text: string): boolean =>
  deadline === undefined ||
  deadline
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length > 3 && text.toLowerCase().includes(word.slice(0, 7)));

function withoutContract({ granted }: ToolContext, deadline: string | undefined): ToolResult {
  const what = deadline === undefined ? 'a deadline' : 'that date';
  return granted.calendar
    ? {
        text: `You have no home under contract here yet, so I don’t know ${what}. Enter the contract in [Make Offer](/make-offer), and I count every date with its rule.`,
        used: ['calendar'],
      }
    : {
        text: `I may not look at your calendar and contract, so I don’t know ${what}. Turn on “Calendar”, or tell me the state for its usual rule.`,
        notices: [contextOff('calendar', 'Deadlines are part of “Calendar”.')],
      };
}

export const momentIn = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
