import { changeHome, listHomes, type Home, type HomeEntry } from '@hearthway/contracts/journey';
import { callOperation, operationQuery, RequestError } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** More conflicts in a row than this are a fault, not edits made elsewhere. */
export const maximumAttempts = 5;

/** Saves the facts about a home, and loads its latest version after a conflict. */
export function useSaving({ id }: Pick<Home, 'id'>) {
  const caller = useCaller();
  const client = useQueryClient();
  return {
    /** @throws {RequestError} */
    save: (base: Home, entry: HomeEntry) =>
      callOperation(caller.request, changeHome, {
        params: { homeId: base.id },
        headers: { 'if-match': base.version },
        body: entry,
      }),
    findNewest: async (): Promise<Home | undefined> => {
      const query = { ...operationQuery(caller, listHomes), staleTime: 0, networkMode: 'always' } as const;
      const { homes } = await client.query(query);
      return homes.find((home) => home.id === id);
    },
  };
}

export const isConflict = (error: unknown): boolean => error instanceof RequestError && error.code === 'home.conflict';
