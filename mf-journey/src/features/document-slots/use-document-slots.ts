import { listDocumentSlots } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

/** The documents that the journey asks for. */
export const useDocumentSlots = () => useQuery(operationQuery(useCaller(), listDocumentSlots));
