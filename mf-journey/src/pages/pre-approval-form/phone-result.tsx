import type { ReactNode } from 'react';
import { profileSectionNames } from '@hearthway/contracts/journey';
import { AnchorLink } from '../../anchor-link/index.js';
import type { EditorState } from './editor/profile-editor.js';
import { formatAboutDollars, formatRoundedShare } from './format.js';
import { assessmentId } from './page-ids.js';
import { isDone } from './section-status.js';
import css from './pre-approval-form.module.css';

/** The result so far, in view while the sections are filled in. */
export function PhoneResult({ state }: { readonly state: EditorState }): ReactNode {
  const { housingPaymentCents, backRatioBasisPoints } = state.kept.assessment;
  const done = profileSectionNames.filter((section) => isDone(state, section)).length;
  return (
    <div role="region" aria-label="Your result so far" className={css['result']}>
      <p>
        <span className={css['result-figure']}>
          {housingPaymentCents === null
            ? `${done} of ${profileSectionNames.length} sections done`
            : `${formatAboutDollars(housingPaymentCents)} a month`}
        </span>
        {backRatioBasisPoints !== null && (
          <span className={css['result-note']}>{formatRoundedShare(backRatioBasisPoints)} of income, with debts</span>
        )}
      </p>
      <AnchorLink toId={assessmentId} className={css['result-link']}>
        Where you stand
      </AnchorLink>
    </div>
  );
}
