import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { focusById } from '../../anchor-link/index.js';
import { valuesOf } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { headingId } from './page-ids.js';
import { SectionAnswers } from './section-answers.js';
import { sectionForm } from './sections/section-forms.js';
import css from './section-card.module.css';

export interface ConflictProps {
  readonly section: ProfileSection;
  readonly state: EditorState;
  readonly editor: ProfileEditor;
}

/** Shows a section that was changed both here and elsewhere; the buyer picks a version. */
export function Conflict({ section, state, editor }: ConflictProps): ReactNode {
  const mine = sectionForm(section).schema.safeParse(valuesOf(state, section)).data;
  const choose = (choice: (section: ProfileSection) => void) => () => {
    choice(section);
    // The pressed button is gone.
    focusById(headingId(section));
  };
  return (
    <div className={css['conflict']}>
      <Alert tone="warning" announce="polite" title="This section changed somewhere else">
        It changed on another device or in another tab after you started typing here. Nothing is lost until you choose.
      </Alert>
      <div className={css['versions']}>
        <section aria-label="Your version" className={css['version']}>
          <h3 className={css['version-name']}>Your version</h3>
          {mine === undefined ? (
            <p>Not finished yet. Keep it to pick up where you left off.</p>
          ) : (
            <SectionAnswers section={section} saved={mine} />
          )}
          <Button onClick={choose(editor.keepMine)}>Keep mine</Button>
        </section>
        <section aria-label="The newer version" className={css['version']}>
          <h3 className={css['version-name']}>The newer version</h3>
          <SectionAnswers section={section} saved={state.kept.profile[section]} />
          <Button variant="secondary" onClick={choose(editor.takeNewer)}>
            Use the newer version
          </Button>
        </section>
      </div>
    </div>
  );
}
