import {
  profileSectionNames,
  type FinancialProfile,
  type KeptFinancialProfile,
  type ProfileSection,
} from '@hearthway/contracts/journey';
import { hashKey } from '@tanstack/react-query';
import { sectionForm, type SectionValues } from '../sections/section-forms.js';

/** What is typed into a section and is not on the server. */
export interface Draft {
  readonly values: SectionValues;
  /** What the server had in this section when the typing began. */
  readonly from: unknown;
}

export type Drafts = Readonly<Partial<Record<ProfileSection, Draft>>>;

/** The profile as the server last told it, and what is typed on top of it. */
export interface ProfileEdits {
  readonly kept: KeptFinancialProfile;
  readonly drafts: Drafts;
}

/** What goes to the server, and the drafts that it was made of. */
export interface Parcel {
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly drafts: Drafts;
}

/** What the controls of a section hold. */
export function valuesOf({ kept, drafts }: ProfileEdits, section: ProfileSection): SectionValues {
  const draft = drafts[section];
  return draft ? draft.values : sectionForm(section).show(kept.profile[section]);
}

/** Typed over what was there. What was typed and taken back is no draft. */
export function typed(edits: ProfileEdits, section: ProfileSection, values: SectionValues): ProfileEdits {
  const { from } = edits.drafts[section] ?? { from: edits.kept.profile[section] };
  const isTakenBack = alike(values, sectionForm(section).show(edits.kept.profile[section]));
  return withDraft(edits, section, isTakenBack ? undefined : { values, from });
}

/**
 * The same section was changed elsewhere since the typing began, to something else: neither may be lost, so that the buyer
 * has to say which holds.
 */
export function isInConflict({ kept, drafts }: ProfileEdits, section: ProfileSection): boolean {
  const draft = drafts[section];
  return draft !== undefined && !alike(draft.from, kept.profile[section]);
}

export function keepMine(edits: ProfileEdits, section: ProfileSection): ProfileEdits {
  const draft = edits.drafts[section];
  return draft ? withDraft(edits, section, { ...draft, from: edits.kept.profile[section] }) : edits;
}

export function takeNewer(edits: ProfileEdits, section: ProfileSection): ProfileEdits {
  return withDraft(edits, section, undefined);
}

/** Whether the server lacks what is typed into a section. */
export function isUnsaved({ kept, drafts }: ProfileEdits, section: ProfileSection): boolean {
  const draft = drafts[section];
  return draft !== undefined && !says(section, draft, kept);
}

/** All that can be sent: what reads as a section and is not in conflict. The rest of the profile stays as the server has it. */
export function parcelOf(edits: ProfileEdits, isHeldBack: (draft: Draft) => boolean): Parcel | undefined {
  const { version, profile } = edits.kept;
  const ready = draftsOf(edits).flatMap(([section, draft]) => {
    const read = readOf(section, draft);
    const waits = read === undefined || !isUnsaved(edits, section) || isInConflict(edits, section) || isHeldBack(draft);
    return waits ? [] : [{ section, draft, read }];
  });
  if (ready.length === 0) return undefined;
  return {
    version,
    profile: { ...profile, ...Object.fromEntries(ready.map(({ section, read }) => [section, read])) },
    drafts: Object.fromEntries(ready.map(({ section, draft }) => [section, draft])),
  };
}

/** The server has the parcel. What was typed on while it was under way goes on from what was sent. */
export function delivered(
  { kept, drafts }: ProfileEdits,
  parcel: Parcel,
  answered: KeptFinancialProfile,
): ProfileEdits {
  const sent = { ...kept, version: parcel.version, profile: parcel.profile };
  const rebased = draftsOf({ drafts }).map(
    ([section, draft]) =>
      [section, parcel.drafts[section] ? { ...draft, from: parcel.profile[section] } : draft] as const,
  );
  return received({ kept: sent, drafts: defined(rebased) }, answered);
}

/** The server tells a newer profile. Where nothing unsaved was typed, the newer one is shown. */
export function received(edits: ProfileEdits, kept: KeptFinancialProfile): ProfileEdits {
  if (kept.version < edits.kept.version) return edits;
  const drafts = draftsOf(edits).map(([section, draft]) => {
    if (says(section, draft, kept)) return [section, { ...draft, from: kept.profile[section] }] as const;
    return [section, isUnsaved(edits, section) ? draft : undefined] as const;
  });
  return { kept, drafts: defined(drafts) };
}

/**
 * Drops the drafts that say what the server has, so that its own writing of it is shown; not that of the section that is
 * being typed into, where `12.` would become `12` under the buyer's hands.
 */
export function settled(edits: ProfileEdits, typedInto: ProfileSection | undefined): ProfileEdits {
  const drafts = draftsOf(edits).filter(([section]) => section === typedInto || isUnsaved(edits, section));
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

/** Whether the draft reads as what is kept. */
function says(section: ProfileSection, draft: Draft, { profile }: KeptFinancialProfile): boolean {
  const read = readOf(section, draft);
  return read !== undefined && alike(read, profile[section]);
}

/** Equal in all they hold, whatever the order of their keys. */
export function alike(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
