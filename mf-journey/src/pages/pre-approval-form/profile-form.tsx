import { memo, type ReactNode } from 'react';
import { profileSectionNames, type StoredFinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import { focusById } from '../../anchor-link/index.js';
import { useHashScroll } from '../../use-hash-scroll.js';
import { Assessment } from './assessment/assessment.js';
import { Contents } from './contents.js';
import type { ProfileDrafts } from './editor/profile-editor.js';
import { useProfileEditor } from './editor/use-profile-editor.js';
import { LenderDocuments } from './lender-documents.js';
import { assessmentId, headingId } from './page-ids.js';
import { PrepSheet } from './prep-sheet/prep-sheet.js';
import { SectionCard } from './section-card.js';
import { StateChoice } from './state-choice.js';
import css from './pre-approval-form.module.css';

export interface ProfileFormProps {
  readonly userId: string;
  readonly kept: StoredFinancialProfile;
  readonly storage: ProfileDrafts;
}

export function ProfileForm({ userId, kept, storage }: ProfileFormProps): ReactNode {
  useHashScroll();
  const [state, editor] = useProfileEditor(userId, kept, storage);
  return (
    <>
      <div className={css['layout']}>
        <Contents state={state} />
        <div className={css['sections']}>
          <StateChoice state={state} editor={editor} />
          {profileSectionNames.map((section) => (
            <SectionCard
              key={section}
              section={section}
              state={state}
              editor={editor}
              onDone={() => {
                focusById(idAfter(section));
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

// These depend only on saved data, so typing does not rerender them.

const Outcome = memo(function Outcome({ kept }: { readonly kept: StoredFinancialProfile }): ReactNode {
  return (
    <>
      <Assessment kept={kept} />
      <LenderDocuments profile={kept.profile} />
    </>
  );
});

const Sheet = memo(PrepSheet);

/** Id of the heading after a section. */
function idAfter(section: ProfileSection): string {
  const next = profileSectionNames[profileSectionNames.indexOf(section) + 1];
  return next ? headingId(next) : assessmentId;
}
