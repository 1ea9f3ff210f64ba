import { defaultMilestones, type MilestoneRule } from '@hearthway/contracts/journey';
import type { Checklists } from './dependencies.js';

/** In the order of the journey. */
export async function listMilestoneRules(checklists: Checklists, userId: string): Promise<{ rules: MilestoneRule[] }> {
  const rules = await Promise.all(
    defaultMilestones.map(async ({ title }) => {
      const items = await checklists[title]?.(userId);
      return items ? [{ title, items: [...items] }] : [];
    }),
  );
  return { rules: rules.flat() };
}
