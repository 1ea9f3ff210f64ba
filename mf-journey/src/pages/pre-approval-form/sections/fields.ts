import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { FieldValues } from 'react-hook-form';

export interface SectionState<Values extends FieldValues> extends ContractForm<Values> {
  readonly section: ProfileSection;
}

export interface FieldsProps<Values extends FieldValues> {
  readonly form: SectionState<Values>;
}

export type SectionFields<Values extends FieldValues> = (props: FieldsProps<Values>) => ReactNode;

/** Select options from labels by value. */
export function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
