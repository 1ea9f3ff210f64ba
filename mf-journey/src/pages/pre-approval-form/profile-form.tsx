import { memo, type ReactNode } from 'react';
import { profileSectionNames, type KeptFinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import { goTo } from '../../jump/index.js';
import { Assessment } from './assessment/assessment.js';
import { Contents } from './contents.js';
import { useProfileEditor } from './editor/use-profile-editor.js';
import { LenderPapers } from './lender-papers.js';
import { assessmentId, headingId } from './page-ids.js';
import { PrepSheet } from './prep-sheet/prep-sheet.js';
import { SectionCard } from './section-card.js';
import css from './pre-approval-form.module.css';

export interface ProfileFormProps {
  readonly userId: string;
  readonly kept: KeptFinancialProfile;
}

export function ProfileForm({ userId, kept }: ProfileFormProps): ReactNode {
  const [state, editor] = useProfileEditor(userId, kept);
  return (
    <>
      <div className={css['layout']}>
        <Contents state={state} />
        <div className={css['sections']}>
          {profileSectionNames.map((section) => (
            <SectionCard
              key={section}
              section={section}
              state={state}
              editor={editor}
              onDone={() => {
                goTo(idAfter(section));
              }}
            />
          ))}
          <Outcome kept={state.kept} />
        </div>
      </div>
      <Sheet kept={state.kept} />
    </>
  );
}

// What rests on what is saved stands still while somebody types.

const Outcome = memo(function Outcome({ kept }: { readonly kept: KeptFinancialProfile }): ReactNode {
  return (
    <>
      <Assessment kept={kept} />
      <LenderPapers profile={kept.profile} />
    </>
  );
});

const Sheet = memo(PrepSheet);

/** Of the heading that comes after a section. */
function idAfter(section: ProfileSection): string {
  const next = profileSectionNames[profileSectionNames.indexOf(section) + 1];
  return next ? headingId(next) : assessmentId;
}
