import type { ReactNode } from 'react';
import { profileSectionNames } from '@hearthway/contracts/journey';
import { Card, CircleAlertIcon, CircleCheckIcon, CircleIcon, ProgressBar, VisuallyHidden } from '@hearthway/web-kit';
import { AnchorLink } from '../../anchor-link/index.js';
import type { EditorState } from './editor/profile-editor.js';
import { assessmentId, headingId } from './page-ids.js';
import { sectionForm } from './sections/section-forms.js';
import { isDone, needsAttention, formatOverallStatus, statusOf, type SectionStatus } from './section-status.js';
import css from './contents.module.css';

export interface ContentsProps {
  readonly state: EditorState;
  /** Without them, the sections themselves are short enough to serve as a list. */
  readonly withLinks: boolean;
}

/** Table of contents with progress and save status. */
export function Contents({ state, withLinks }: ContentsProps): ReactNode {
  const done = profileSectionNames.filter((section) => isDone(state, section)).length;
  const progress = `${done} of ${profileSectionNames.length} sections done`;
  return (
    <nav aria-label="Sections">
      <Card padding="none">
        <div className={css['progress']}>
          <p className={css['done']}>{progress}</p>
          <ProgressBar label="Sections done" value={done} max={profileSectionNames.length} valueText={progress} />
        </div>
        {withLinks && (
          <ol className={css['list']}>
            {profileSectionNames.map((section) => (
              <li key={section}>
                <AnchorLink toId={headingId(section)} className={css['link']}>
                  <Mark status={statusOf(state, section)} isDone={isDone(state, section)} />
                  {sectionForm(section).title}
                </AnchorLink>
              </li>
            ))}
            <li className={css['result']}>
              <AnchorLink toId={assessmentId} className={css['link']}>
                Where you stand
              </AnchorLink>
            </li>
          </ol>
        )}
        <p role="status" className={css['status']}>
          {formatOverallStatus(state)}
        </p>
      </Card>
    </nav>
  );
}

function Mark({ status, isDone }: { readonly status: SectionStatus; readonly isDone: boolean }): ReactNode {
  if (needsAttention.has(status))
    return mark(<CircleAlertIcon size={20} className={css['look']} />, 'Needs attention: ');
  if (isDone) return mark(<CircleCheckIcon size={20} className={css['check']} />, 'Done: ');
  return mark(<CircleIcon size={20} className={css['open']} />, 'To do: ');
}

function mark(icon: ReactNode, text: string): ReactNode {
  return (
    <>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
