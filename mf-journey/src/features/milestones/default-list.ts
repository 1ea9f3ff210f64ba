import { defaultMilestones, type Milestone } from '@hearthway/contracts/journey';

/** Stands in while the buyer's own list cannot be fetched; none of it can be changed. */
export const defaultList: readonly Milestone[] = defaultMilestones.map((entry, index) => ({
  ...entry,
  id: `default-${index + 1}`,
  userId: '',
  status: index === 0 ? 'in_progress' : 'not_started',
  order: index + 1,
}));
