import * as z from 'zod/mini';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';
import { isNamed, plain } from './words.js';

export const lenderMatchTool = defineTool({
  name: 'lender-match',
  description: 'Why a lender in the buyer’s list matches, factor by factor. `lender` is a part of its name.',
  input: z.object({ lender: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your lenders',
  async run({ lender = '' }, { buyer, granted }): Promise<ToolResult> {
    if (!granted.finances) {
      return {
        text: 'Matches follow from your finances, which I may not see. They are ranked by a published formula: your debt-to-income ratio, credit score, and down payment against the lender’s limits. No lender pays for its place.',
        notices: [contextOff('finances', 'If you turn on “Your finances”, I can explain a match.')],
      };
    }
    const matches = await buyer.lenderMatches();
    const match = matches.find(({ lender: { name } }) => isNamed(lender, name)) ?? matches[0];
    if (!match) {
      return {
        text: 'You have no matched lenders yet. Complete your [financial profile](/pre-approval-form), then find lenders on your [dashboard](/dashboard).',
        used: ['finances'],
      };
    }
    const { matchScore, reasons, unranked, unconfirmed } = match;
    const name = plain(match.lender.name);
    return {
      text: [
        `**${name}** ${reasons.length > 0 ? `matches at ${String(matchScore)}%:` : 'isn’t ranked for your plan.'}`,
        ...(reasons.length > 0
          ? [reasons.map(({ met, text }) => `- ${met ? 'Met' : 'Not met'}: ${text}`).join('\n')]
          : []),
        ...[unranked, unconfirmed].filter((text) => text !== undefined),
        'The score says how your figures stand against the lender’s limits. It is no approval, and no lender pays for its place.',
      ].join('\n\n'),
      cards: [
        {
          kind: 'lender-match',
          name: match.lender.name,
          matchScore,
          reasons: reasons.map(({ met, text }) => ({ met, text })),
        },
      ],
      citations: [citeBuyer('Lender matches', '/dashboard#lender-matches')],
      used: ['finances'],
    };
  },
});
