import * as z from 'zod/mini';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';
import { momentIn, plain, sharesWord } from './words.js';

export const calendarTool = defineTool({
  name: 'calendar',
  description:
    'What comes next in the buyer’s calendar: tours, calls, the end of a pre-approval letter. `about` are words of its title or address.',
  input: z.object({ about: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your calendar',
  async run({ about = '' }, { buyer, granted, now, timeZone }): Promise<ToolResult> {
    if (!granted.calendar) {
      return {
        text: 'I may not look at your calendar. Turn on “Your calendar”, and I can tell you what comes next.',
        notices: [contextOff('calendar', 'Your events are part of “Your calendar”.')],
      };
    }
    const coming = (await buyer.events()).filter(({ startsAt }) => new Date(startsAt) >= now);
    if (coming.length === 0) {
      return {
        text: 'Nothing is coming up in your calendar. Tell me what and when, and I prepare an event.',
        used: ['calendar'],
      };
    }
    const meant = coming.filter(({ title, address }) => sharesWord(about, `${title} ${address}`));
    const shown = (meant.length > 0 ? meant : coming).slice(0, most);
    return {
      text: [
        about === '' || meant.length > 0 ? 'Coming up:' : 'I found nothing by that name. This is what comes next:',
        shown
          .map(({ title, address, startsAt }) => {
            const place = address === '' ? '' : `, ${plain(address)}`;
            return `- **${plain(title)}**: ${momentIn(startsAt, timeZone)}${place}`;
          })
          .join('\n'),
      ].join('\n\n'),
      cards: [{ kind: 'events', events: shown }],
      citations: [citeBuyer('Calendar', '/dashboard#schedule')],
      used: ['calendar'],
    };
  },
});

const most = 8;
