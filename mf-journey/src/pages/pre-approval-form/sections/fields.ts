import type { ReactNode } from 'react';

/** What a section's controls need of the page. */
export interface FieldsProps<Values> {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Id and error of a control, by the name that errors give it. */
  readonly control: (name: string) => { readonly id: string; readonly error: string | undefined };
}

export type SectionFields<Values> = (props: FieldsProps<Values>) => ReactNode;

/** Options of a select, of labels by value. */
export function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
