import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import type { FieldValues } from 'react-hook-form';
import { Conflict } from '../conflict/index.js';
import type { EntryForm } from './use-entry-form.js';
import css from './entry-fields.module.css';

export interface EntryFieldsProps<Typed extends FieldValues, Sent> {
  readonly form: EntryForm<Typed, Sent>;
  /** As in “this finding changed somewhere else”. */
  readonly noun: string;
  readonly children: ReactNode;
}

/** The controls of a form, or both versions while the buyer chooses one. */
export function EntryFields<Typed extends FieldValues, Sent>(props: EntryFieldsProps<Typed, Sent>): ReactNode {
  const { form, noun, children } = props;
  const { conflict, isDeleted } = form;
  return (
    <>
      {conflict && <Conflict noun={noun} {...conflict} />}
      {isDeleted && (
        <Alert tone="warning" announce="assertive" title={`This ${noun} was deleted somewhere else`}>
          What you typed is still here. Save it to add it again.
        </Alert>
      )}
      {/* They keep what was typed. */}
      <div className={css['fields']} hidden={conflict !== undefined}>
        {children}
      </div>
    </>
  );
}
