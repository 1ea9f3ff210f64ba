import type { ReactNode, Ref } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { CircleAlertIcon } from '@hearthway/web-kit';
import { Jump } from '../../jump/index.js';
import { controlId } from './page-ids.js';
import type { FieldErrors } from './sections/section-form.js';
import { sectionForm } from './sections/section-forms.js';
import css from './section-card.module.css';

export interface ErrorSummaryProps {
  readonly section: ProfileSection;
  readonly errors: FieldErrors;
  readonly ref: Ref<HTMLDivElement>;
}

/** What is wrong in a section, each leading to its control. It has the focus when a save was tried. */
export function ErrorSummary({ section, errors, ref }: ErrorSummaryProps): ReactNode {
  const faults = Object.entries(errors);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="What to fix" className={css['summary']}>
      <CircleAlertIcon size={20} className={css['summary-icon']} />
      <div>
        <p className={css['summary-title']}>
          {faults.length === 1 ? 'One answer needs attention' : `${faults.length} answers need attention`}
        </p>
        <ul className={css['faults']}>
          {faults.map(([control, text]) => (
            <li key={control}>
              <Jump toId={controlId(section, control)} className={css['fault']}>
                {sectionForm(section).nameOf(control)}: {text}
              </Jump>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
