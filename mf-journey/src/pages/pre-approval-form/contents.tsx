import type { ReactNode } from 'react';
import { profileSectionNames } from '@hearthway/contracts/journey';
import { Card, CircleAlertIcon, CircleCheckIcon, CircleIcon, ProgressBar, VisuallyHidden } from '@hearthway/web-kit';
import { Jump } from '../../jump/index.js';
import type { EditorState } from './editor/profile-editor.js';
import { assessmentId, headingId } from './page-ids.js';
import { sectionForm } from './sections/section-forms.js';
import { isDone, needsALook, overallWords, standingOf, type Standing } from './standing.js';
import css from './contents.module.css';

/** What the page holds, what of it is done, and whether it is saved. */
export function Contents({ state }: { readonly state: EditorState }): ReactNode {
  const done = profileSectionNames.filter((section) => isDone(state, section)).length;
  const progress = `${done} of ${profileSectionNames.length} sections done`;
  return (
    <nav aria-label="Sections">
      <Card padding="none">
        <div className={css['progress']}>
          <p className={css['done']}>{progress}</p>
          <ProgressBar label="Sections done" value={done} max={profileSectionNames.length} valueText={progress} />
        </div>
        <ol className={css['list']}>
          {profileSectionNames.map((section) => (
            <li key={section}>
              <Jump toId={headingId(section)} className={css['link']}>
                <Mark standing={standingOf(state, section)} isDone={isDone(state, section)} />
                {sectionForm(section).title}
              </Jump>
            </li>
          ))}
          <li className={css['result']}>
            <Jump toId={assessmentId} className={css['link']}>
              Where you stand
            </Jump>
          </li>
        </ol>
        <p role="status" className={css['status']}>
          {overallWords(state)}
        </p>
      </Card>
    </nav>
  );
}

function Mark({ standing, isDone }: { readonly standing: Standing; readonly isDone: boolean }): ReactNode {
  if (needsALook.has(standing)) return mark(<CircleAlertIcon size={20} className={css['look']} />, 'Needs attention: ');
  if (isDone) return mark(<CircleCheckIcon size={20} className={css['check']} />, 'Done: ');
  return mark(<CircleIcon size={20} className={css['open']} />, 'To do: ');
}

function mark(icon: ReactNode, words: string): ReactNode {
  return (
    <>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
