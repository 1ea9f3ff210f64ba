import { get, type FieldPathValue, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Copies the controls' values into the form's. Password managers and some browsers fill in controls without an event, so
 * neither React nor React Hook Form notices.
 */
export function readControls<Typed extends FieldValues, Sent>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Typed, unknown, Sent>, 'getValues' | 'setValue'>,
): void {
  const values = getValues();
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? '';
    const held = heldBy(control);
    const known: unknown = get(values, name);
    // Skips controls that show something other than their value, or that aren't fields.
    if (typeof held !== typeof known || held === known) continue;
    setValue(name as Path<Typed>, held as FieldPathValue<Typed, Path<Typed>>);
  }
}

/** `undefined` if the control doesn't tell. */
function heldBy(control: Element): string | boolean | undefined {
  if (control instanceof HTMLTextAreaElement) return control.value;
  // A select is disabled and empty while its options load.
  if (control instanceof HTMLSelectElement) return control.disabled ? undefined : control.value;
  if (!(control instanceof HTMLInputElement) || control.getAttribute('role') === 'combobox') return undefined;
  if (control.type === 'checkbox') return control.checked;
  if (control.type === 'radio') return control.checked ? control.value : undefined;
  return control.value;
}
