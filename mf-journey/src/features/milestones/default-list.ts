import { defaultMilestones, type Milestone } from '@hearthway/contracts/journey';

/** Shown, read-only, while the buyer's own list cannot be loaded. */
export const defaultList: readonly Milestone[] = defaultMilestones.map((entry, index) => ({
  ...entry,
  id: `default-${index + 1}`,
  userId: '',
  status: index === 0 ? 'in_progress' : 'not_started',
  order: index + 1,
}));
