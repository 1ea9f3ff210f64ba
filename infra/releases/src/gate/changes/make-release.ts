import type { DescribedContract } from '@hearthway/contracts/releases';
import type { LiveRelease } from '../testing/live-releases.js';
import type { Change, Edit } from './change.js';

/** The release that a change makes of a live one. */
export function makeRelease(live: LiveRelease, change: Change): LiveRelease {
  const { edits = {}, foundAt = live.slice, provides, needs, page, grows = 0 } = change;
  const contract = live.contracts.get(foundAt);
  const contracts = new Map(live.contracts);
  if (contract) contracts.set(foundAt, edited(contract, edits));
  const [first, ...rest] = live.firstLoad.entry;
  return {
    ...live,
    version: 'b'.repeat(20),
    contracts,
    ...(provides && { provides: { ...live.provides, ...provides } }),
    ...(needs && { needs: { ...live.needs, ...needs } }),
    pages: [...live.pages, ...(page === undefined ? [] : [{ path: page }])],
    firstLoad: {
      ...live.firstLoad,
      entry: first ? [{ ...first, bytes: first.bytes + grows * 1_024 }, ...rest] : [],
    },
  };
}

function edited(contract: DescribedContract, edits: NonNullable<Change['edits']>): DescribedContract {
  const parts = new Map<string, unknown>([
    ...contract.operations.map((operation) => [operation.id, operation] as const),
    ...contract.events.map((event) => [event.type, event] as const),
  ]);
  for (const [name, list] of Object.entries(edits)) {
    const part = list.reduce<unknown>((before, edit) => editAt(before, placeOf(edit), edit), parts.get(name));
    if (part === undefined) parts.delete(name);
    else parts.set(name, part);
  }
  const all = [...parts.values()] as (DescribedContract['operations'][number] | DescribedContract['events'][number])[];
  return {
    ...contract,
    operations: all.filter((part) => 'id' in part),
    events: all.filter((part) => 'type' in part),
  };
}

/** Dots in a name are written with a backslash before them. */
const placeOf = ({ at }: Edit): string[] =>
  at === '' ? [] : at.split(/(?<!\\)\./).map((name) => name.replaceAll('\\.', '.'));

/** A copy with the edit. @throws if what it changes isn't there */
function editAt(value: unknown, [name, ...rest]: readonly string[], edit: Edit): unknown {
  if (name === undefined) return editValue(value, edit);
  if (typeof value !== 'object' || value === null) throw new Error(`There is nothing at ${edit.at}`);
  const part = (value as Record<string, unknown>)[name];
  const changed = editAt(part, rest, edit);
  if (Array.isArray(value)) return value.toSpliced(Number(name), 1, ...(changed === undefined ? [] : [changed]));
  const others = Object.entries(value).filter(([key]) => key !== name);
  return Object.fromEntries(changed === undefined ? others : [...others, [name, changed]]);
}

function editValue(value: unknown, edit: Edit): unknown {
  if ('set' in edit) return edit.set;
  if (value === undefined) throw new Error(`There is nothing at ${edit.at}`);
  if ('remove' in edit) return undefined;
  const list = value as unknown[];
  if ('add' in edit) return [...list, edit.add];
  if (!list.includes(edit.drop)) throw new Error(`There is no ${String(edit.drop)} at ${edit.at}`);
  return list.filter((item) => item !== edit.drop);
}
