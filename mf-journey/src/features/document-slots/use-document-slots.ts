import { isSlotDone, listDocumentSlots, type DocumentSlotKey } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

/** The documents that the journey asks for. */
export const useDocumentSlots = () => useQuery(operationQuery(useCaller(), listDocumentSlots));

const none: ReadonlySet<DocumentSlotKey> = new Set();

/** Those for which nothing is left to do. None as long as they aren’t known. */
export function useDoneSlots(): ReadonlySet<DocumentSlotKey> {
  const { data } = useDocumentSlots();
  if (!data) return none;
  return new Set(data.slots.filter(({ status }) => isSlotDone(status)).map(({ key }) => key));
}
