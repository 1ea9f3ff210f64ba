import type { FinancialProfile, ProfileSection } from '@hearthway/contracts/journey';

export type SavedSection<Name extends ProfileSection> = NonNullable<FinancialProfile[Name]>;

/** What is wrong, by the name of the control. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Reading<Section> =
  | { readonly section: Section; readonly errors?: undefined }
  | { readonly section?: undefined; readonly errors: FieldErrors };

/** A name and what is said of it, as in a summary. */
export type Line = readonly [name: string, text: string];

/** How a section of the profile is typed: its controls hold text, and what is saved is read from them. */
export interface SectionForm<Name extends ProfileSection, Values> {
  readonly title: string;
  /** What the controls hold for what is saved; for nothing saved, what they begin with. */
  readonly show: (saved: SavedSection<Name> | null) => Values;
  readonly read: (values: Values) => Reading<SavedSection<Name>>;
  /** What a control is called where it stands beside those of other rows. */
  readonly nameOf: (control: string) => string;
  readonly describe: (saved: SavedSection<Name>) => readonly Line[];
}

export type Fault = (control: string, text: string) => void;

/** Reads a section; with the first fault of each control when there is any. */
export function readWith<Section>(read: (fault: Fault) => Section): Reading<Section> {
  const errors = new Map<string, string>();
  const section = read((control, text) => {
    if (!errors.has(control)) errors.set(control, text);
  });
  return errors.size > 0 ? { errors: Object.fromEntries(errors) } : { section };
}
