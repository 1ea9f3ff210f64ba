import type { FocusEvent, ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { Alert, Badge, Button, Card, CheckIcon } from '@hearthway/web-kit';
import { errorsByName } from '@hearthway/web-kit/form';
import { Conflict } from './conflict.js';
import { isInConflict } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { ErrorSummary } from './error-summary.js';
import { headingId } from './page-ids.js';
import { SectionFields } from './sections/section-fields.js';
import { sectionForm } from './sections/section-forms.js';
import { isDone, needsAttention, statusOf, formatStatus } from './section-status.js';
import { useSectionForm } from './use-section-form.js';
import css from './section-card.module.css';

export interface SectionCardProps {
  readonly section: ProfileSection;
  readonly state: EditorState;
  readonly editor: ProfileEditor;
  /** The button was pressed and nothing is wrong. */
  readonly onDone: () => void;
}

/** One section. It saves when the buyer leaves it; its button also leads to the next one. */
export function SectionCard({ section, state, editor, onDone }: SectionCardProps): ReactNode {
  const form = useSectionForm({ section, state, editor, onDone });
  const errors = errorsByName(form.methods.formState.errors);
  const status = statusOf(state, section);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) editor.leave(section);
  };

  return (
    <Card as="section" aria-labelledby={headingId(section)}>
      <div className={css['head']}>
        <h2 id={headingId(section)} tabIndex={-1} className={css['title']}>
          {sectionForm(section).title}
        </h2>
        {isDone(state, section) && !needsAttention.has(status) && (
          <Badge tone="success" icon={<CheckIcon size={16} />}>
            Done
          </Badge>
        )}
      </div>
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
    </Card>
  );
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
