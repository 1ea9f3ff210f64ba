import { defaultMilestones, introductionKey, type MilestoneKey } from '@hearthway/contracts/journey';
import type { Migration } from '@hearthway/service-kit';

/** By title, including the two other titles of the specification: they lead to the same pages, so they are these milestones. */
const keys: ReadonlyMap<string, MilestoneKey> = new Map([
  ...defaultMilestones.map(({ title, key }) => [title, key] as const),
  ['Pre-Approval', introductionKey],
  ['Underwriting', 'appraisal'],
]);

/** No page belongs to it, so it leads to the dashboard. */
const otherKey = 'other';

/** The key of a milestone that was stored without one. */
export function milestoneKeyOf(title: string): string {
  return keys.get(title) ?? otherKey;
}

/** Lists of earlier releases knew their milestones only by title. */
export const addMilestoneKeys: Migration = {
  id: 'add-milestone-keys',
  async run(connection) {
    const branches = [...keys].map(([title, key]) => ({ case: { $eq: ['$title', title] }, then: key }));
    const key = { $switch: { branches, default: otherKey } };
    await connection.collection('milestones').updateMany({ key: { $exists: false } }, [{ $set: { key } }]);
  },
};
