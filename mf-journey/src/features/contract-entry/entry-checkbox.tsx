import { useState, type ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '@hearthway/web-kit';

interface EntryCheckboxProps extends Pick<CheckboxProps, 'label' | 'help' | 'disabled'> {
  /** What is stored. */
  readonly checked: boolean;
  /** A failure is told elsewhere. */
  readonly onSave: (checked: boolean) => Promise<unknown>;
}

/** A box that is saved at once. It shows what is being saved as if it were, and keeps the focus. */
export function EntryCheckbox({ checked, onSave, ...box }: EntryCheckboxProps): ReactNode {
  const [saving, setSaving] = useState<boolean>();
  const save = async (next: boolean): Promise<void> => {
    setSaving(next);
    await onSave(next).catch(() => undefined);
    setSaving(undefined);
  };
  return <Checkbox {...box} checked={saving ?? checked} onChange={({ target }) => void save(target.checked)} />;
}
