import type { ProfileSection } from '@hearthway/contracts/journey';
import { draftStorageOf, type DraftStorage } from '../../drafts/index.js';

/** Edits to a section that are not on the server yet. */
export interface StoredDraft {
  /** The form's values. */
  readonly values: unknown;
  /** The section as saved when the editing began. */
  readonly from: unknown;
}

export type ProfileDrafts = DraftStorage<ProfileSection, StoredDraft>;

export const profileDraftsOf = (userId: string): ProfileDrafts => draftStorageOf('financialProfile', userId);
