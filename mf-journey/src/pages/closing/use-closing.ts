import { getClosing, saveClosing, type ClosingEntry, type ClosingView } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useEntryChange, type ContractEntryKind, type FailureShown } from '../../features/contract-entry/index.js';

/** The closing of the current contract. */
export const useClosing = () => useQuery({ ...operationQuery(useCaller(), getClosing), staleTime: 0 });

/** What the buyer set, without what the service adds. */
export const entryOf = ({
  closing: { version: _version, updatedAt: _updatedAt, signedOn: _signedOn, keysOn: _keysOn, ...entry },
}: Pick<ClosingView, 'closing'>): ClosingEntry => entry;

const closingKind: ContractEntryKind<ClosingView, ClosingEntry> = {
  read: getClosing,
  save: saveClosing,
  entryOf,
  versionOf: ({ closing }) => closing.version,
};

export const useClosingChange = (shown?: FailureShown) => useEntryChange(closingKind, shown);

/** A view with its contract. */
export interface ClosingProps {
  readonly view: ClosingView & { readonly contract: NonNullable<ClosingView['contract']> };
}
