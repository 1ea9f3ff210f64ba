import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (shareId: string) => ['made-document-share', shareId] as const;

/** Keeps the token of a link that was just made until the buyer leaves: the service never tells it again. */
export function useKeepToken(): (shareId: string, token: string) => void {
  const client = useQueryClient();
  return (shareId, token) => {
    client.setQueryData<string>(keyOf(shareId), token);
  };
}

/** `undefined` of a link that wasn’t made just now. */
export function useMadeToken(shareId: string): string | undefined {
  return useQuery<string>({ queryKey: keyOf(shareId), queryFn: skipToken }).data;
}
