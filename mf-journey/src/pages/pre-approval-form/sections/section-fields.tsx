import type { ReactNode } from 'react';
import type { ProfileSection } from '@hearthway/contracts/journey';
import type { FieldValues } from 'react-hook-form';
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

export function SectionFields({ form }: FieldsProps<FieldValues>): ReactNode {
  const Fields = fields[form.section] as unknown as Fields<FieldValues>;
  return <Fields form={form} />;
}
