import type { MilestoneStatus } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';

export const statusLabels: Readonly<Record<MilestoneStatus, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
};

export function actionLabel(status: MilestoneStatus): string {
  return status === 'completed' ? milestoneTexts.review : milestoneTexts.continue;
}
