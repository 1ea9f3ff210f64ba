import { createAddressBook } from '@hearthway/contracts/home-address';
import { listHomes, type Home } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that finds the buyer's home at an address in the loaded list, by the service’s matching rule. */
export function useAddressBook() {
  const client = useQueryClient();
  const { queryKey } = operationQuery(useCaller(), listHomes);
  return () => createAddressBook<Home>(client.getQueryData(queryKey)?.homes ?? [], (home) => home);
}
