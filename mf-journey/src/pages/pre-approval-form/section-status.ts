import { profileSectionNames, unansweredSections, type ProfileSection } from '@hearthway/contracts/journey';
import { isInConflict, isUnsaved } from './editor/profile-edits.js';
import type { EditorState } from './editor/profile-editor.js';
import { sectionForm } from './sections/section-forms.js';

/** `unfinished`: edited, but not valid yet. `unsent`: waiting for the connection. */
export type SectionStatus = 'empty' | 'unfinished' | 'conflict' | 'refused' | 'waiting' | 'saving' | 'unsent' | 'saved';

export function statusOf(state: EditorState, section: ProfileSection): SectionStatus {
  const { kept, drafts, saveState, refusals } = state;
  const draft = drafts[section];
  if (!draft || !isUnsaved(state, section)) return kept.profile[section] === null ? 'empty' : 'saved';
  if (isInConflict(state, section)) return 'conflict';
  if (!sectionForm(section).schema.safeParse(draft.values).success) return 'unfinished';
  if (refusals[section]?.draft === draft) return 'refused';
  if (saveState === 'unreachable' || saveState === 'failed') return 'unsent';
  return saveState === 'saving' ? 'saving' : 'waiting';
}

/** Statuses that need the buyer to act. */
export const needsAttention: ReadonlySet<SectionStatus> = new Set(['conflict', 'refused', 'unfinished']);

export const offlineText = 'Saved on this device. We’ll send it when you’re back online.';
const unstoredText = 'Not saved yet. Keep this page open, and we’ll send it when you’re back online.';
const failedText = 'Saved on this device. We couldn’t send it yet, so we’ll keep trying.';

/** The status line below a section. */
export function formatStatus(state: EditorState, section: ProfileSection): string {
  const status = statusOf(state, section);
  if (status === 'unsent') return unsentText(state);
  if (status === 'unfinished') return state.isStored ? 'Not finished. Saved on this device.' : 'Not finished';
  return labels[status];
}

/** The status of all sections together, the most urgent first. */
export function formatOverallStatus(state: EditorState): string {
  const statuses = profileSectionNames.map((section) => statusOf(state, section));
  if (statuses.includes('conflict')) return labels.conflict;
  if (statuses.includes('refused')) return labels.refused;
  if (statuses.includes('unsent')) return unsentText(state);
  if (statuses.includes('saving')) return labels.saving;
  return state.saveState === 'saved' ? labels.saved : 'Each section saves automatically.';
}

export function isDone(state: EditorState, section: ProfileSection): boolean {
  return !unansweredSections(state.kept.profile).includes(section);
}

const labels: Readonly<Record<Exclude<SectionStatus, 'unsent' | 'unfinished'>, string>> = {
  empty: '',
  conflict: 'Changed somewhere else. Choose which version to keep.',
  refused: 'Not saved. See what to fix in the section.',
  waiting: '',
  saving: 'Saving…',
  saved: 'Saved',
};

function unsentText({ saveState, isStored }: EditorState): string {
  if (!isStored) return unstoredText;
  return saveState === 'unreachable' ? offlineText : failedText;
}
