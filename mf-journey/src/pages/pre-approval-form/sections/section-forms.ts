import type { ProfileSection } from '@hearthway/contracts/journey';
import { creditForm } from './credit-form.js';
import { debtsForm } from './debts-form.js';
import { householdForm } from './household-form.js';
import { incomeForm } from './income-form.js';
import { locationForm } from './location-form.js';
import { planForm } from './plan-form.js';
import { savingsForm } from './savings-form.js';
import type * as z from 'zod/mini';
import type { Line } from './section-form.js';

const sectionForms = {
  location: locationForm,
  household: householdForm,
  income: incomeForm,
  debts: debtsForm,
  credit: creditForm,
  savings: savingsForm,
  plan: planForm,
} as const satisfies Record<ProfileSection, unknown>;

/** Form values of any section. */
export type SectionValues = Readonly<Record<string, unknown>>;

/** `SectionForm` without the types of one section. */
interface AnySectionForm {
  readonly title: string;
  readonly show: (saved: unknown) => SectionValues;
  readonly schema: z.ZodMiniType<unknown, SectionValues>;
  readonly nameOf: (control: string) => string;
  readonly describe: (saved: unknown) => readonly Line[];
}

export function sectionForm(section: ProfileSection): AnySectionForm {
  return sectionForms[section] as unknown as AnySectionForm;
}
