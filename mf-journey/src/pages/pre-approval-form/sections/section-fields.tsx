import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import { CreditFields } from './credit-fields.js';
import { DebtsFields } from './debts-fields.js';
import type { FieldsProps, SectionFields as Fields } from './fields.js';
import { HouseholdFields } from './household-fields.js';
import { IncomeFields } from './income-fields.js';
import { LocationFields } from './location-fields.js';
import { PlanFields } from './plan-fields.js';
import { SavingsFields } from './savings-fields.js';

const fields = {
  location: LocationFields,
  household: HouseholdFields,
  income: IncomeFields,
  debts: DebtsFields,
  credit: CreditFields,
  savings: SavingsFields,
  plan: PlanFields,
} as const satisfies Record<ProfileSection, unknown>;

/** The controls of a section; what they hold is the section's own. */
export function SectionFields({
  section,
  ...props
}: FieldsProps<unknown> & { readonly section: ProfileSection }): ReactNode {
  const Fields = fields[section] as unknown as Fields<unknown>;
  return <Fields {...props} />;
}
