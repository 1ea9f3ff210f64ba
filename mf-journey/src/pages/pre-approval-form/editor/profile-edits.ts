import {
  profileSectionNames,
  type FinancialProfile,
  type StoredFinancialProfile,
  type ProfileSection,
} from '@hearthway/contracts/journey';
import { hashKey } from '@tanstack/react-query';
import { sectionForm, type SectionValues } from '../sections/section-forms.js';

/** Edits to a section that are not on the server. */
export interface Draft {
  readonly values: SectionValues;
  /** The section as saved when the editing began. */
  readonly from: unknown;
}

export type Drafts = Readonly<Partial<Record<ProfileSection, Draft>>>;

/** The profile as last received from the server, and the edits on top of it. */
export interface ProfileEdits {
  readonly kept: StoredFinancialProfile;
  readonly drafts: Drafts;
}

/** A save request and the drafts it contains. */
export interface Submission {
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly drafts: Drafts;
}

/** The form values of a section. */
export function valuesOf({ kept, drafts }: ProfileEdits, section: ProfileSection): SectionValues {
  const draft = drafts[section];
  return draft ? draft.values : sectionForm(section).show(kept.profile[section]);
}

/** Records an edit. Edits that restore the saved values remove the draft. */
export function typed(edits: ProfileEdits, section: ProfileSection, values: SectionValues): ProfileEdits {
  const { from } = edits.drafts[section] ?? { from: edits.kept.profile[section] };
  const isTakenBack = isEqual(values, sectionForm(section).show(edits.kept.profile[section]));
  return withDraft(edits, section, isTakenBack ? undefined : { values, from });
}

/**
 * Whether the section was also changed elsewhere, to something else. Neither version may be lost, so the buyer has to
 * choose.
 */
export function isInConflict({ kept, drafts }: ProfileEdits, section: ProfileSection): boolean {
  const draft = drafts[section];
  return draft !== undefined && !isEqual(draft.from, kept.profile[section]);
}

export function keepMine(edits: ProfileEdits, section: ProfileSection): ProfileEdits {
  const draft = edits.drafts[section];
  return draft ? withDraft(edits, section, { ...draft, from: edits.kept.profile[section] }) : edits;
}

export function takeNewer(edits: ProfileEdits, section: ProfileSection): ProfileEdits {
  return withDraft(edits, section, undefined);
}

/** Whether the server does not have a section's edits. */
export function isUnsaved({ kept, drafts }: ProfileEdits, section: ProfileSection): boolean {
  const draft = drafts[section];
  return draft !== undefined && !matches(section, draft, kept);
}

/** All drafts that are valid and not in conflict; the other sections stay as saved. `undefined` if there are none. */
export function nextSubmission(edits: ProfileEdits, isBlocked: (draft: Draft) => boolean): Submission | undefined {
  const { version, profile } = edits.kept;
  const ready = draftsOf(edits).flatMap(([section, draft]) => {
    const read = readOf(section, draft);
    const waits = read === undefined || !isUnsaved(edits, section) || isInConflict(edits, section) || isBlocked(draft);
    return waits ? [] : [{ section, draft, read }];
  });
  if (ready.length === 0) return undefined;
  return {
    version,
    profile: { ...profile, ...Object.fromEntries(ready.map(({ section, read }) => [section, read])) },
    drafts: Object.fromEntries(ready.map(({ section, draft }) => [section, draft])),
  };
}

/** After a save: newer edits are now based on what was sent. */
export function submitted(
  { kept, drafts }: ProfileEdits,
  submission: Submission,
  answered: StoredFinancialProfile,
): ProfileEdits {
  const sent = { ...kept, version: submission.version, profile: submission.profile };
  const rebased = draftsOf({ drafts }).map(
    ([section, draft]) =>
      [section, submission.drafts[section] ? { ...draft, from: submission.profile[section] } : draft] as const,
  );
  return received({ kept: sent, drafts: defined(rebased) }, answered);
}

/** Takes a newer profile from the server. Sections without unsaved edits show it. */
export function received(edits: ProfileEdits, kept: StoredFinancialProfile): ProfileEdits {
  if (kept.version < edits.kept.version) return edits;
  const drafts = draftsOf(edits).map(([section, draft]) => {
    if (matches(section, draft, kept)) return [section, { ...draft, from: kept.profile[section] }] as const;
    return [section, isUnsaved(edits, section) ? draft : undefined] as const;
  });
  return { kept, drafts: defined(drafts) };
}

/**
 * Drops drafts that equal what is saved, so that the form shows the saved formatting. Keeps the active section's draft,
 * where `12.` would turn into `12` while the buyer types.
 */
export function settled(edits: ProfileEdits, activeSection: ProfileSection | undefined): ProfileEdits {
  const drafts = draftsOf(edits).filter(([section]) => section === activeSection || isUnsaved(edits, section));
  return { ...edits, drafts: defined(drafts) };
}

export function draftsOf({ drafts }: { readonly drafts: Drafts }): readonly (readonly [ProfileSection, Draft])[] {
  return profileSectionNames.flatMap((section) => {
    const draft = drafts[section];
    return draft ? [[section, draft] as const] : [];
  });
}

function withDraft(edits: ProfileEdits, section: ProfileSection, draft: Draft | undefined): ProfileEdits {
  const others = draftsOf(edits).filter(([name]) => name !== section);
  return { ...edits, drafts: defined([...others, [section, draft]]) };
}

function defined(entries: readonly (readonly [ProfileSection, Draft | undefined])[]): Drafts {
  return Object.fromEntries(entries.filter(([, draft]) => draft !== undefined));
}

function readOf(section: ProfileSection, { values }: Draft): unknown {
  return sectionForm(section).schema.safeParse(values).data;
}

/** Whether the draft means the same as what is saved. */
function matches(section: ProfileSection, draft: Draft, { profile }: StoredFinancialProfile): boolean {
  const read = readOf(section, draft);
  return read !== undefined && isEqual(read, profile[section]);
}

/** Deep equality, ignoring key order. */
export function isEqual(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
