import { memo, useEffect, useState, type ReactNode } from 'react';
import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { profileSectionNames, type StoredFinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import { focusById } from '../../anchor-link/index.js';
import { useWideScreen } from '../../use-media.js';
import { Assessment } from './assessment/assessment.js';
import { Contents } from './contents.js';
import { useProfileEditor } from './editor/use-profile-editor.js';
import { LenderDocuments } from './lender-documents.js';
import { assessmentId, headingId } from './page-ids.js';
import { PhoneResult } from './phone-result.js';
import { PrepSheet } from './prep-sheet/prep-sheet.js';
import { SectionCard } from './section-card.js';
import { StateChoice } from './state-choice.js';
import { useCelebratedFinances } from './use-celebrated-finances.js';
import css from './pre-approval-form.module.css';

export interface ProfileFormProps {
  readonly userId: string;
  readonly kept: StoredFinancialProfile;
}

export function ProfileForm({ userId, kept }: ProfileFormProps): ReactNode {
  const [state, editor] = useProfileEditor(userId, kept);
  useLinkedSection();
  useCelebratedFinances(state.kept);
  const isWide = useWideScreen();
  // On narrow screens one section is open at a time: first the one to go on with.
  const [opened, setOpened] = useState(() => profileSectionNames.find((section) => kept.profile[section] === null));
  return (
    <>
      <div className={css['layout']}>
        <Contents state={state} withLinks={isWide} />
        <div className={css['sections']}>
          <StateChoice state={state} editor={editor} />
          {profileSectionNames.map((section) => (
            <SectionCard
              key={section}
              section={section}
              state={state}
              editor={editor}
              folding={
                isWide
                  ? undefined
                  : {
                      isOpen: section === opened,
                      setOpen: (open) => {
                        setOpened(open ? section : undefined);
                      },
                    }
              }
              onDone={() => {
                focusById(idAfter(section));
              }}
            />
          ))}
          <Outcome kept={state.kept} />
          {!isWide && <PhoneResult state={state} />}
        </div>
      </div>
      <Sheet kept={state.kept} />
    </>
  );
}

/** Goes to the section that a link from another page names: it wasn’t there yet when the browser looked for it. */
function useLinkedSection(): void {
  useEffect(() => {
    const linked = profileSectionNames.map(headingId).find((id) => location.hash === `#${id}`);
    if (linked === undefined) return;
    const timer = setTimeout(() => {
      focusById(linked);
    }, hashScrollDelayMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, []);
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
