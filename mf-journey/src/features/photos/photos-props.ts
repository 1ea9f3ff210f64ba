import type { DocumentSubject } from '@hearthway/contracts/journey';

export interface PhotosProps {
  readonly subject: DocumentSubject;
  /** As in “Add photos of this home”. */
  readonly of: string;
  /** Said while there are none. */
  readonly hint: string;
  /** In one row that scrolls, so that many take no more room than one. */
  readonly inOneRow?: boolean;
  /** Whether some can be added, changed, and deleted. */
  readonly isOpen?: boolean;
}
