import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { CircleAlertIcon } from '@hearthway/web-kit';
import type { NamedError } from '@hearthway/web-kit/form';
import { AnchorLink } from '../../anchor-link/index.js';
import { controlId } from './page-ids.js';
import { sectionForm } from './sections/section-forms.js';
import css from './section-card.module.css';

export interface ErrorSummaryProps {
  readonly section: ProfileSection;
  readonly errors: readonly NamedError[];
}

/** Lists the errors of a section, each with a link to its control. */
export function ErrorSummary({ section, errors }: ErrorSummaryProps): ReactNode {
  return (
    <div role="group" aria-label="What to fix" className={css['summary']}>
      <CircleAlertIcon size={20} className={css['summary-icon']} />
      <div>
        <p className={css['summary-title']}>
          {errors.length === 1 ? 'One answer needs attention' : `${errors.length} answers need attention`}
        </p>
        <ul className={css['faults']}>
          {errors.map(([control, text]) => (
            <li key={control}>
              <AnchorLink toId={controlId(section, control)} className={css['fault']}>
                {sectionForm(section).nameOf(control)}: {text}
              </AnchorLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
