import { refuseReusedKey } from '@hearthway/service-kit';
import { changePreApproval } from './change-pre-approval.js';
import type { Change, PreApprovalDependencies } from './dependencies.js';
import { entryToChange, refuseFull, type Entry, type Fields, type ListName } from './entry-list.js';
import type { PreApproval } from './pre-approval.js';

interface NewEntry<Name extends ListName> extends Change {
  /** The same for a repeated request, which then gets what is there. */
  readonly id: string;
  readonly fields: Fields<Name>;
}

/** @throws AppError `….too-many`, `request.key-reused` */
export function addEntry<Name extends ListName>(
  dependencies: PreApprovalDependencies,
  name: Name,
  { id, fields, ...change }: NewEntry<Name>,
): Promise<Entry<Name>> {
  return changePreApproval(dependencies, change, (before) => {
    const entries = entriesOf(before, name);
    const present = entries.find((entry) => entry.id === id);
    if (present) {
      if (present.version === 1) refuseReusedKey(present, { id, version: 1, ...fields });
      return { after: before, answer: present };
    }
    refuseFull(name, entries);
    const added = { id, version: 1, ...fields } as Entry<Name>;
    return { after: { ...before, [name]: [...entries, added] }, answer: added };
  });
}

interface ChangedEntry<Name extends ListName> extends NewEntry<Name> {
  /** As the buyer saw it. */
  readonly version: number;
}

/** @throws AppError `….not-found`, `….conflict` */
export function replaceEntry<Name extends ListName>(
  dependencies: PreApprovalDependencies,
  name: Name,
  { id, version, fields, ...change }: ChangedEntry<Name>,
): Promise<Entry<Name>> {
  return changePreApproval(dependencies, change, (before) => {
    const entries = entriesOf(before, name);
    const current = entryToChange(name, entries, { id, version, yours: fields });
    const replaced = { id, version: version + 1, ...fields } as Entry<Name>;
    const after = { ...before, [name]: entries.map((entry) => (entry === current ? replaced : entry)) };
    return { after, answer: replaced };
  });
}

/** @throws AppError `….not-found`, `….conflict` */
export function removeEntry(
  dependencies: PreApprovalDependencies,
  name: ListName,
  { id, version, ...change }: Change & { readonly id: string; readonly version: number },
): Promise<undefined> {
  return changePreApproval(dependencies, change, (before) => {
    const entries = entriesOf(before, name);
    const current = entryToChange(name, entries, { id, version, yours: null });
    return { after: { ...before, [name]: entries.filter((entry) => entry !== current) }, answer: undefined };
  });
}

function entriesOf<Name extends ListName>(preApproval: PreApproval, name: Name): readonly Entry<Name>[] {
  return preApproval[name] as readonly unknown[] as readonly Entry<Name>[];
}
