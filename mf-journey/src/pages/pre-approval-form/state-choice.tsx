import { useEffect, type ReactNode } from 'react';
import { usStates, type SavedPreApprovalInfo, type UsStateCode } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { focusById } from '../../anchor-link/index.js';
import { useSavedAnswers, useSavePreApprovalInfo } from '../../features/pre-approval/index.js';
import { isInConflict } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { headingId } from './page-ids.js';
import css from './pre-approval-form.module.css';

export interface StateChoiceProps {
  readonly state: EditorState;
  readonly editor: ProfileEditor;
}

/**
 * Keeps the state of the wizard and of this profile the same: an empty location takes the wizard's state, and if both
 * have one and they differ, the buyer says which one holds.
 */
export function StateChoice({ state, editor }: StateChoiceProps): ReactNode {
  const answers = useSavedAnswers();
  const { save, saving } = useSavePreApprovalInfo();
  const { location } = state.kept.profile;
  const fromWizard = answers?.propertyState ?? '';
  const isOpen = location === null && state.drafts.location === undefined;

  useEffect(() => {
    if (isOpen && fromWizard !== '') takeState(editor, fromWizard);
  }, [editor, isOpen, fromWizard]);

  if (!answers || fromWizard === '' || !location || location.state === fromWizard) return null;
  if (isInConflict(state, 'location') || state.drafts.location) return null;
  const keepHere = (answered: SavedPreApprovalInfo): void => {
    // The hook shows a toast if it fails, and the choice stays.
    save({ ...answered, propertyState: location.state }).then(toLocation, () => undefined);
  };
  return (
    <Alert tone="warning" announce="polite" title="Which state are you buying in?">
      <p>
        Your financial profile says {nameOf(location.state)}, and your answers about the home say {nameOf(fromWizard)}.
        We’ll save your choice in both places.
      </p>
      <div className={css['choices']}>
        <Button
          variant="secondary"
          pending={saving}
          pendingText="Saving…"
          onClick={() => {
            keepHere(answers);
          }}
        >
          {nameOf(location.state)}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            takeState(editor, fromWizard);
            toLocation();
          }}
        >
          {nameOf(fromWizard)}
        </Button>
      </div>
    </Alert>
  );
}

/** The pressed button goes away, so the focus moves to the section. */
function toLocation(): void {
  focusById(headingId('location'));
}

/** The county belongs to the other state, so it is open again. */
function takeState(editor: ProfileEditor, state: UsStateCode): void {
  editor.type('location', { state, countyFips: '' });
  editor.leave('location');
}

const nameOf = (code: UsStateCode): string => new Map<string, string>(usStates).get(code) ?? code;
