import { createAddressBook } from '@hearthway/contracts/home-address';
import { listHomes, type Home } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** Gives what finds a home that the buyer already has at an address, by the service’s rule, in the list that the page loaded. */
export function useAddressBook() {
  const client = useQueryClient();
  const { queryKey } = operationQuery(useCaller(), listHomes);
  return () => createAddressBook<Home>(client.getQueryData(queryKey)?.homes ?? [], (home) => home);
}
