import { profileSectionNames, type ProfileSection } from '@hearthway/contracts/journey';
import { isInConflict, isUnsaved } from './editor/profile-edits.js';
import type { EditorState } from './editor/profile-editor.js';
import { sectionForm } from './sections/section-forms.js';

/** How a section stands, for the buyer. `unfinished`: typed, and not yet an answer. */
export type Standing = 'empty' | 'unfinished' | 'conflict' | 'refused' | 'waiting' | 'saving' | 'unsent' | 'saved';

export function standingOf(state: EditorState, section: ProfileSection): Standing {
  const { kept, drafts, delivery, refusals } = state;
  const draft = drafts[section];
  if (!draft || !isUnsaved(state, section)) return kept.profile[section] === null ? 'empty' : 'saved';
  if (isInConflict(state, section)) return 'conflict';
  if (!sectionForm(section).schema.safeParse(draft.values).success) return 'unfinished';
  if (refusals[section]?.draft === draft) return 'refused';
  if (delivery === 'unreachable' || delivery === 'failed') return 'unsent';
  return delivery === 'saving' ? 'saving' : 'waiting';
}

/** Nothing of these goes on without the buyer. */
export const needsALook: ReadonlySet<Standing> = new Set(['conflict', 'refused', 'unfinished']);

export const offlineWords = 'Saved on this device. We’ll send it when you’re back online.';
const unkeptWords = 'Not saved yet. Keep this page open, and we’ll send it when you’re back online.';
const failedWords = 'Saved on this device. We couldn’t send it yet, so we’ll keep trying.';

/** What is said below a section. */
export function standingWords(state: EditorState, section: ProfileSection): string {
  const standing = standingOf(state, section);
  if (standing === 'unsent') return unsentWords(state);
  if (standing === 'unfinished') return state.isKeptHere ? 'Not finished. Saved on this device.' : 'Not finished';
  return words[standing];
}

/** What is said of all sections together: what needs the buyer first. */
export function overallWords(state: EditorState): string {
  const standings = profileSectionNames.map((section) => standingOf(state, section));
  if (standings.includes('conflict')) return words.conflict;
  if (standings.includes('refused')) return words.refused;
  if (standings.includes('unsent')) return unsentWords(state);
  if (standings.includes('saving')) return words.saving;
  return state.delivery === 'saved' ? words.saved : 'Each section saves automatically.';
}

export function isDone(state: EditorState, section: ProfileSection): boolean {
  return state.kept.profile[section] !== null;
}

const words: Readonly<Record<Exclude<Standing, 'unsent' | 'unfinished'>, string>> = {
  empty: '',
  conflict: 'Changed somewhere else. Choose which version to keep.',
  refused: 'Not saved. See what to fix in the section.',
  waiting: '',
  saving: 'Saving…',
  saved: 'Saved',
};

function unsentWords({ delivery, isKeptHere }: EditorState): string {
  if (!isKeptHere) return unkeptWords;
  return delivery === 'unreachable' ? offlineWords : failedWords;
}
