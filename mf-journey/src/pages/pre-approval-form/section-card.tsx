import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { Alert, Badge, Button, Card, CheckIcon, ChevronDownIcon } from '@hearthway/web-kit';
import { errorsByName } from '@hearthway/web-kit/form';
import { Conflict } from './conflict.js';
import { isInConflict } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { ErrorSummary } from './error-summary.js';
import { bodyId, headingId } from './page-ids.js';
import { SectionFields } from './sections/section-fields.js';
import { sectionForm } from './sections/section-forms.js';
import { isDone, needsAttention, statusOf, formatStatus } from './section-status.js';
import { useSectionForm } from './use-section-form.js';
import css from './section-card.module.css';

export interface SectionCardProps {
  readonly section: ProfileSection;
  readonly state: EditorState;
  readonly editor: ProfileEditor;
  /** Unset if the section is always open. */
  readonly folding: Folding | undefined;
  /** The button was pressed and nothing is wrong. */
  readonly onDone: () => void;
}

interface Folding {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** One section. It saves when the buyer leaves it; its button also leads to the next one. */
export function SectionCard({ section, state, editor, folding, onDone }: SectionCardProps): ReactNode {
  const form = useSectionForm({ section, state, editor, onDone });
  const errors = errorsByName(form.methods.formState.errors);
  const status = statusOf(state, section);
  const isOpen = folding?.isOpen ?? true;

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) editor.leave(section);
  };

  return (
    <Card as="section" aria-labelledby={headingId(section)}>
      <div className={css['head']}>
        <SectionTitle section={section} folding={folding} />
        {isDone(state, section) && !needsAttention.has(status) && (
          <Badge tone="success" icon={<CheckIcon size={16} />}>
            Done
          </Badge>
        )}
        {!isOpen && needsAttention.has(status) && <Badge tone="warning">Take a look</Badge>}
      </div>
      {!isOpen && <Summary section={section} saved={state.kept.profile[section]} />}
      <div id={bodyId(section)} hidden={!isOpen}>
        {isInConflict(state, section) ? (
          <Conflict section={section} state={state} editor={editor} />
        ) : (
          <form noValidate onSubmit={form.onSubmit} onBlur={onBlur} className={css['form']}>
            <p className={css['purpose']}>{purposes[section]}</p>
            {errors.length > 0 && <ErrorSummary section={section} errors={errors} />}
            {status === 'refused' && <Alert tone="danger">{state.refusals[section]?.text}</Alert>}
            <SectionFields form={form} />
            <div className={css['foot']}>
              <p className={css['status']}>{formatStatus(state, section)}</p>
              <Button type="submit" variant={status === 'saved' ? 'secondary' : 'primary'}>
                Save and continue
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}

/** A link to the heading opens the section, and so does its button. */
function SectionTitle({ section, folding }: Pick<SectionCardProps, 'section' | 'folding'>): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = folding?.isOpen;
  useEffect(() => {
    // The section above has just closed, which moved this one.
    if (isOpen && heading.current?.contains(document.activeElement))
      heading.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { title } = sectionForm(section);
  return (
    <h2
      ref={heading}
      id={headingId(section)}
      tabIndex={-1}
      className={css['title']}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) folding?.setOpen(true);
      }}
    >
      {folding ? (
        <button
          type="button"
          className={css['fold']}
          aria-expanded={folding.isOpen}
          aria-controls={bodyId(section)}
          onClick={() => {
            folding.setOpen(!folding.isOpen);
          }}
        >
          {title}
          <ChevronDownIcon size={20} className={css['chevron']} />
        </button>
      ) : (
        title
      )}
    </h2>
  );
}

/** What a closed section holds, in one line. */
function Summary({ section, saved }: { readonly section: ProfileSection; readonly saved: unknown }): ReactNode {
  const answers =
    saved === null
      ? []
      : sectionForm(section)
          .describe(saved)
          .map(([name, answer]) => `${name}: ${answer}`);
  return <p className={css['answers']}>{answers.length > 0 ? answers.join(' · ') : 'Not filled in yet'}</p>;
}

const purposes: Readonly<Record<ProfileSection, string>> = {
  location: 'Property taxes, insurance, and loan limits depend on where you buy.',
  household: 'Some loans consider household size, and some are only for certain buyers.',
  income: 'What you earn before taxes. Lenders count income that is regular and documented.',
  debts: 'What you pay each month on loans and cards. Leave out rent, utilities, and groceries.',
  credit: 'Your score affects which loans you can get and what they cost.',
  savings: 'Money for the down payment, closing costs, and a reserve.',
  plan: 'What you have in mind, so we can estimate what it would cost each month.',
};
