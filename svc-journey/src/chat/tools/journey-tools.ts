import { milestoneRoute } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { citeBuyer } from './cite.js';
import { contextOff, defineTool, type ToolResult } from './tool.js';

export const nextStepTool = defineTool({
  name: 'next-step',
  description: 'The buyer’s current milestone: what it is for, what completes it, and what of that is done.',
  input: z.object({}),
  proposes: false,
  activity: 'Looking at your journey',
  async run(_input, { buyer }): Promise<ToolResult> {
    const [milestones, rules] = await Promise.all([buyer.milestones(), buyer.milestoneRules()]);
    const current = milestones.find(({ status }) => status !== 'completed');
    if (!current) return { text: 'Every milestone is done. Enjoy your home!' };
    const path = milestoneRoute(current.title);
    const tasks = (rules.find(({ title }) => title === current.title)?.items ?? []).map(({ text, done }) => ({
      title: text,
      done,
    }));
    const open = tasks.filter(({ done }) => !done);
    return {
      text: [
        `Your next step is **${current.title}**. ${current.description}`,
        ...(open.length > 0 ? [`Still to do:\n${open.map(({ title }) => `- ${title}`).join('\n')}`] : []),
        `[Open ${current.title}](${path})`,
      ].join('\n\n'),
      cards: [{ kind: 'next-step', title: current.title, description: current.description, path, tasks }],
      citations: [citeBuyer('Dashboard', '/dashboard')],
    };
  },
});

export const lenderMatchTool = defineTool({
  name: 'lender-match',
  description: 'Why a lender in the buyer’s list matches, factor by factor. `lender` is a part of its name.',
  input: z.object({ lender: z.optional(z.string().check(z.maxLength(80))) }),
  proposes: false,
  activity: 'Looking at your lenders',
  async run({ lender }, { buyer, granted }): Promise<ToolResult> {
    if (!granted.finances) {
      return {
        text: 'Matches follow from your finances, which I may not see. They are ranked by a published formula: ratio of debts to income, credit score, and down payment against the lender’s limits. No lender pays for its place.',
        notices: [contextOff('finances', 'Turn on “Finances”, and I can explain a match.')],
      };
    }
    const matches = await buyer.lenderMatches();
    const wanted =
      matches.find(
        ({ lender: { name } }) => lender !== undefined && name.toLowerCase().includes(lender.toLowerCase()),
      ) ?? matches[0];
    if (!wanted) {
      return {
        text: 'You have no matched lenders yet. [Find lenders](/lenders) once your financial profile is complete.',
        used: ['finances'],
      };
    }
    return {
      text: [
        `**${wanted.lender.name}** matches at ${String(wanted.matchScore)}%:`,
        wanted.reasons.map(({ met, text }) => `- ${met ? 'Met' : 'Not met'}: ${text}`).join('\n') ||
          (wanted.unranked ?? ''),
        'The score says how your figures stand against the lender’s limits. It is no approval, and no lender pays for its place.',
      ].join('\n\n'),
      cards: [
        {
          kind: 'lender-match',
          name: wanted.lender.name,
          matchScore: wanted.matchScore,
          reasons: wanted.reasons.map(({ met, text }) => ({ met, text })),
        },
      ],
      citations: [citeBuyer('Lenders', '/lenders')],
      used: ['finances'],
    };
  },
});
