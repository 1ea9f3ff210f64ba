import { useEffect, type ReactNode } from 'react';
import { stateName, type PreApprovalInfo, type UsStateCode } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { focusById } from '../../anchor-link/index.js';
import { preApprovalInfoQuery, useSavePreApprovalInfo } from '../../features/pre-approval/index.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { headingId } from './page-ids.js';
import css from './pre-approval-form.module.css';

export interface StateChoiceProps {
  readonly state: EditorState;
  readonly editor: ProfileEditor;
}

/**
 * The wizard asks for the state, too. An empty location takes the wizard's answer; if both have one and they differ, the buyer
 * says which one holds.
 */
export function StateChoice({ state, editor }: StateChoiceProps): ReactNode {
  const { data: answers } = useQuery(preApprovalInfoQuery(useCaller()));
  const { save, saving } = useSavePreApprovalInfo();
  const { location } = state.kept.profile;
  const isTyped = state.drafts.location !== undefined || state.activeSection === 'location';
  const isOpen = location === null && !isTyped;
  const fromWizard = answers?.propertyState ?? '';

  useEffect(() => {
    if (isOpen && fromWizard !== '') takeState(editor, fromWizard);
  }, [editor, isOpen, fromWizard]);

  if (!answers || !location || isTyped || fromWizard === '' || location.state === fromWizard) return null;
  const keep = (given: PreApprovalInfo): void => {
    // A failure shows a toast, and the question stays.
    save({ ...given, propertyState: location.state }).then(toLocation, () => undefined);
  };
  const choices = (
    <div className={css['choices']}>
      <Button
        variant="secondary"
        pending={saving}
        pendingText="Saving…"
        onClick={() => {
          keep(answers);
        }}
      >
        {stateName(location.state)}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          takeState(editor, fromWizard);
          toLocation();
        }}
      >
        {stateName(fromWizard)}
      </Button>
    </div>
  );
  return (
    <Alert tone="warning" announce="polite" title="Which state are you buying in?" action={choices}>
      Your financial profile says {stateName(location.state)}, and your ten answers say {stateName(fromWizard)}. We’ll
      save your choice in both places.
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
