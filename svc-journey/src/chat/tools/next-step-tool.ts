import { milestoneHiddenInTracker, nextMilestone, type MilestoneKey } from '@hearthway/contracts/journey';
import { milestonePath } from '@hearthway/contracts/journey-pages';
import * as z from 'zod/mini';
import { citeBuyer, citeEntry } from './cite.js';
import { defineTool, type ToolResult } from './tool.js';

export const nextStepTool = defineTool({
  name: 'next-step',
  description:
    'The buyer’s current milestone, or the one of `milestone` (its key): what it is for, what completes it, and what of that is done.',
  input: z.object({ milestone: z.optional(z.string().check(z.maxLength(60))) }),
  proposes: false,
  activity: 'Looking at your journey',
  async run({ milestone }, { buyer, knowledge, rows }): Promise<ToolResult> {
    const [milestones, rules] = await Promise.all([buyer.milestones(), buyer.milestoneRules()]);
    const asked = milestones.find(({ key }) => key === milestone);
    const step = asked ?? nextMilestone(milestones.filter(({ key }) => key !== milestoneHiddenInTracker));
    if (!step) return { text: 'Every step to your keys is done. Enjoy your home. Ask me about your first year in it.' };
    const { key, title, description } = step;
    const path = milestonePath(key);
    const items = rules.find((rule) => rule.key === key)?.items ?? [];
    const left = leftOf(items.length, items.filter(({ done }) => !done).length);
    const about = asked && knowledge.get(entryByMilestone.get(key) ?? '');
    return {
      text: asked
        ? [`This step is **${title}**. ${left}`.trim(), ...(about ? [about.text] : [])].join('\n\n')
        : `Your next step is **${title}**. ${left}`.trim(),
      cards: [
        { kind: 'next-step', title, description, path, tasks: items.map(({ text, done }) => ({ title: text, done })) },
      ],
      citations: [citeBuyer('Dashboard', '/dashboard'), ...(about ? citeEntry(about, rows) : [])],
    };
  },
});

/** What to do and to avoid in each step. */
const stepEntries = {
  'get-to-know-you': 'basics-step',
  'buying-power': 'buying-power-step',
  'get-pre-approved': 'pre-approval-step',
  'home-goals': 'home-goals-step',
  'home-search': 'home-search-step',
  'make-offer': 'make-offer-step',
  'mortgage-application': 'mortgage-application-step',
  'home-inspection': 'home-inspection-step',
  appraisal: 'appraisal-step',
  closing: 'closing-step',
} as const satisfies Record<MilestoneKey, string>;

const entryByMilestone: ReadonlyMap<string, string> = new Map(Object.entries(stepEntries));

/** The card next to it lists them. */
function leftOf(all: number, open: number): string {
  if (all === 0) return '';
  return open === 0
    ? 'All of its tasks are done.'
    : `${String(open)} of its ${String(all)} tasks ${open === 1 ? 'is' : 'are'} open.`;
}
