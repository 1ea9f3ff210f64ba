import { profileSections, type FinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';

export type SavedSection<Name extends ProfileSection> = NonNullable<FinancialProfile[Name]>;

/** A name and its value, as in a summary. */
export type Line = readonly [name: string, text: string];

/** A section of the profile as a form: its controls hold text, which `schema` turns into what is saved. */
export interface SectionForm<Name extends ProfileSection, Values> {
  readonly title: string;
  /** The controls' values for a saved section, or their first values for `null`. */
  readonly show: (saved: SavedSection<Name> | null) => Values;
  readonly schema: z.ZodMiniType<SavedSection<Name>, Values>;
  /** A control's name in the list of errors, with its row, as in "Debt 2, balance". */
  readonly nameOf: (control: string) => string;
  readonly describe: (saved: SavedSection<Name>) => readonly Line[];
}

/** Reports an error at a control, such as `debts.0.monthly`. */
export type AddError = (control: string, text: string) => void;

/** Collects all errors of `read`, one per control, and checks its result against the contract. */
export function sectionSchema<Name extends ProfileSection, Values>(
  name: Name,
  read: (values: Values, addError: AddError) => SavedSection<Name>,
): SectionForm<Name, Values>['schema'] {
  const reading: z.ZodMiniType = z.transform((values: Values, { issues }) => {
    const errors = new Map<string, string>();
    const section = read(values, (control, text) => {
      if (!errors.has(control)) errors.set(control, text);
    });
    for (const [control, message] of errors) {
      const path = control.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      issues.push({ code: 'custom', path, message, input: values });
    }
    return errors.size === 0 ? section : z.NEVER;
  });
  const contract: z.ZodMiniType = profileSections[name];
  return z.pipe(reading, contract) as SectionForm<Name, Values>['schema'];
}
