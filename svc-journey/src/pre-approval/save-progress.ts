import type { PreApprovalProgress, PreApprovalProgressEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { VersionConflict } from '@hearthway/service-kit';
import { changePreApproval } from './change-pre-approval.js';
import type { Change, PreApprovalDependencies } from './dependencies.js';

export interface SaveProgress extends Change {
  /** As the buyer saw it. */
  readonly version: number;
  readonly entry: PreApprovalProgressEntry;
}

/** @throws AppError `pre-approval-progress.conflict` */
export function saveProgress(
  dependencies: PreApprovalDependencies,
  { version, entry, ...change }: SaveProgress,
): Promise<PreApprovalProgress> {
  return changePreApproval(dependencies, change, (before) => {
    const current = before.progress;
    if (current.version !== version) {
      const versions = { yours: entry, current };
      throw new VersionConflict('pre-approval-progress.conflict', problemTexts.changedElsewhere, versions);
    }
    const progress = { ...entry, version: version + 1 };
    return { after: { ...before, progress }, answer: progress };
  });
}
