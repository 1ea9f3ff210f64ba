import { milestonePath } from '@hearthway/contracts/journey-pages';
import * as z from 'zod/mini';
import { citeBuyer } from './cite.js';
import { defineTool, type ToolResult } from './tool.js';

export const nextStepTool = defineTool({
  name: 'next-step',
  description: 'The buyer’s current milestone: what it is for, what completes it, and what of that is done.',
  input: z.object({}),
  proposes: false,
  activity: 'Looking at your journey',
  async run(_input, { buyer }): Promise<ToolResult> {
    const [milestones, rules] = await Promise.all([buyer.milestones(), buyer.milestoneRules()]);
    const current = milestones.find(({ status }) => status !== 'completed');
    if (!current) return { text: 'Every milestone is done. Enjoy your home.' };
    const { key, title, description } = current;
    const path = milestonePath(key);
    const items = rules.find((rule) => rule.key === key)?.items ?? [];
    return {
      text: `Your next step is **${title}**. ${leftOf(items.length, items.filter(({ done }) => !done).length)}`.trim(),
      cards: [
        { kind: 'next-step', title, description, path, tasks: items.map(({ text, done }) => ({ title: text, done })) },
      ],
      citations: [citeBuyer('Dashboard', '/dashboard')],
    };
  },
});

/** The card beside it lists them. */
function leftOf(all: number, open: number): string {
  if (all === 0) return '';
  return open === 0
    ? 'All of its tasks are done.'
    : `${String(open)} of its ${String(all)} tasks ${open === 1 ? 'is' : 'are'} open.`;
}
