import { useEffect } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { useContractForm } from '@hearthway/web-kit/form';
import type { FieldValues } from 'react-hook-form';
import { isEqual, valuesOf } from './editor/profile-edits.js';
import type { EditorState, ProfileEditor } from './editor/profile-editor.js';
import type { SectionState } from './sections/fields.js';
import { sectionForm, type SectionValues } from './sections/section-forms.js';

export interface SectionFormOptions {
  readonly section: ProfileSection;
  readonly state: EditorState;
  readonly editor: ProfileEditor;
  /** The button was pressed and nothing is wrong. */
  readonly onDone: () => void;
}

/** The form of one section, in step with the editor: typing goes to the editor, and its newer values come back. */
export function useSectionForm(options: SectionFormOptions): SectionState<FieldValues> {
  const { section, state, editor, onDone } = options;
  const values = valuesOf(state, section);
  const form = useContractForm<FieldValues, unknown>({
    schema: sectionForm(section).schema,
    defaultValues: values,
    send() {
      editor.leave(section);
      onDone();
    },
  });
  const { getValues, reset, subscribe, trigger, formState } = form.methods;
  const { isSubmitted } = formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback() {
          // A copy, because the form changes its values in place.
          const typed = JSON.parse(JSON.stringify(getValues())) as SectionValues;
          if (!isEqual(typed, valuesOf(editor.state(), section))) editor.type(section, typed);
        },
      }),
    [subscribe, getValues, editor, section],
  );

  useEffect(() => {
    // Not `values`: a child's effect may just have added a row.
    const newest = valuesOf(editor.state(), section);
    if (!isEqual(getValues(), newest)) reset(newest, { keepIsSubmitted: true });
  });
  // An answer may affect what is valid elsewhere, so everything is checked again.
  const written = JSON.stringify(values);
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [isSubmitted, written, trigger]);

  return { ...form, section };
}
