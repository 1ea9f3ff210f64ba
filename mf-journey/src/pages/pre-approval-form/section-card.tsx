import { ownValue } from '@hearthway/contracts/own-value';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type SubmitEvent } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { Alert, Badge, Button, Card, CheckIcon } from '@hearthway/web-kit';
import { Conflict } from './conflict.js';
import { isInConflict, valuesOf } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import { ErrorSummary } from './error-summary.js';
import { controlId, headingId } from './page-ids.js';
import { SectionFields } from './sections/section-fields.js';
import { sectionForm } from './sections/section-forms.js';
import { isDone, needsALook, standingOf, standingWords } from './standing.js';
import css from './section-card.module.css';

export interface SectionCardProps {
  readonly section: ProfileSection;
  readonly state: EditorState;
  readonly editor: ProfileEditor;
  /** Its button was pressed; from then on it says what is wrong. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  /** Its button was pressed and nothing is wrong. */
  readonly onDone: () => void;
}

/** One section: saved by itself when it is left, and by its button, which leads on. */
export function SectionCard(props: SectionCardProps): ReactNode {
  const { section, state, editor, isTried, onTry, onDone } = props;
  const { title, read } = sectionForm(section);
  const [refusedPresses, setRefusedPresses] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusedPresses > 0) summary.current?.focus();
  }, [refusedPresses]);

  const values = valuesOf(state, section);
  const { errors } = read(values);
  const standing = standingOf(state, section);
  const shownErrors = isTried ? errors : undefined;

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onTry();
    if (errors) {
      setRefusedPresses(refusedPresses + 1);
      return;
    }
    editor.leave(section);
    onDone();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) editor.leave(section);
  };

  return (
    <Card as="section" aria-labelledby={headingId(section)}>
      <div className={css['head']}>
        <h2 id={headingId(section)} tabIndex={-1} className={css['title']}>
          {title}
        </h2>
        {isDone(state, section) && !needsALook.has(standing) && (
          <Badge tone="success" icon={<CheckIcon size={16} />}>
            Done
          </Badge>
        )}
      </div>
      {isInConflict(state, section) ? (
        <Conflict section={section} state={state} editor={editor} />
      ) : (
        <form noValidate onSubmit={onSubmit} onBlur={onBlur} className={css['form']}>
          <p className={css['purpose']}>{purposes[section]}</p>
          {shownErrors && <ErrorSummary ref={summary} section={section} errors={shownErrors} />}
          {standing === 'refused' && <Alert tone="danger">{state.refusals[section]?.text}</Alert>}
          <SectionFields
            section={section}
            values={values}
            onChange={(changed) => {
              editor.type(section, changed);
            }}
            control={(name) => ({ id: controlId(section, name), error: shownErrors && ownValue(shownErrors, name) })}
          />
          <div className={css['foot']}>
            <p className={css['standing']}>{standingWords(state, section)}</p>
            <Button type="submit" variant={standing === 'saved' ? 'secondary' : 'primary'}>
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
