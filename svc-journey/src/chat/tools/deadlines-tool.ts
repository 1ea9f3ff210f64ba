import { timeZoneText, type Deadline } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { calendarTool } from './calendar-tool.js';
import { citeBuyer } from './cite.js';
import { citeRule } from './contract-page.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';
import { momentIn, plain, sharesWord } from './words.js';

const path = '/make-offer';

export const deadlinesTool = defineTool({
  name: 'deadlines',
  description:
    'The deadlines of the buyer’s signed contract, each with its rule and source: the next ones, or those that `deadline` names, such as option, inspection, earnest money, financing, appraisal, closing.',
  input: z.object({ deadline: z.optional(z.string().check(z.maxLength(40))) }),
  proposes: false,
  activity: 'Looking at your deadlines',
  async run({ deadline = '' }, context): Promise<ToolResult> {
    if (!context.granted.calendar) {
      return {
        text: 'I may not look at your deadlines. Turn on “Your calendar”, and I can tell you each date and where it comes from.',
        notices: [contextOff('calendar', 'Your deadlines are part of “Your calendar”.')],
      };
    }
    const current = await context.buyer.contract();
    if (!current) {
      const { text, ...events } = await calendarTool.run({ about: deadline }, context);
      return { ...events, text: `${nothingSigned}\n\n${text}` };
    }
    const named = current.deadlines.filter((one) => isMeant(deadline, one));
    const shown = (named.length > 0 ? named : current.deadlines.filter(isOpen)).slice(0, most);
    const [only] = shown.length === 1 ? shown : [];
    return {
      text: [
        ...(deadline !== '' && named.length === 0 ? [notThere] : []),
        shown.length === 0 ? 'Every deadline of your contract is done.' : shown.map(described).join('\n'),
        ...(only ? [[only.rule, only.warning].filter(Boolean).join(' ')] : []),
        `Confirm ${only ? 'it' : 'each date'} against your signed page: that page decides. [See your contract](${path})`,
      ].join('\n\n'),
      citations: [
        ...new Map(shown.flatMap(citeRule).map((one) => [one.id, one])).values(),
        citeBuyer('Make Offer', path),
      ],
      used: ['calendar'],
    };
  },
});

const most = 6;
const nothingSigned = `You have no home under contract here. Enter a signed contract in [Make Offer](${path}), and I can tell you its dates.`;

const notThere = 'I find no such deadline in your contract. It may be waived, or still wait for papers.';

/** When a fee is due isn’t when the period ends that it pays for. */
const isMeant = (deadline: string, { key, title }: Deadline): boolean =>
  sharesWord(deadline, `${key} ${title}`) && (isFee(deadline) || !isFee(title));
const isFee = (text: string): boolean => /\bfee\b/i.test(text);

const isOpen = ({ doneAt }: Deadline): boolean => doneAt === null;

/** The date that counts is the buyer’s own, if there is one. */
function described(deadline: Deadline): string {
  const { title, at, own, timeZone } = deadline;
  return `- **${plain(title)}**: ${momentIn(own?.at ?? at, timeZone)}, ${timeZoneText(timeZone)} (${standingOf(deadline)})`;
}

function standingOf({ doneAt, overdue, own, confirmedAt }: Deadline): string {
  if (doneAt !== null) return 'done';
  if (overdue) return 'overdue';
  if (confirmedAt === null) return 'not compared with your signed page yet';
  return own ? 'the date on your signed page' : 'you compared it with your signed page';
}
