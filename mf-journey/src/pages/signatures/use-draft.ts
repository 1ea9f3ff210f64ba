import { changeEnvelope, envelopeEntry, listEnvelopes, type Envelope } from '@hearthway/contracts/journey';
import { callOperation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useAutosave } from '../../features/autosave/index.js';
import { entryOf } from './draft.js';

export type Draft = ReturnType<typeof useDraft>;

const keptOf = (envelope: Envelope) => ({ version: envelope.version, value: entryOf(envelope) });

/** A draft while the buyer edits it. */
export function useDraft(envelope: Envelope) {
  const caller = useCaller();
  const client = useQueryClient();
  const query = { ...operationQuery(caller, listEnvelopes), staleTime: 0 };
  return useAutosave({
    stored: keptOf(envelope),
    async save({ version, value: body }) {
      const input = { params: { envelopeId: envelope.id }, headers: { 'if-match': version }, body };
      const saved = await callOperation(caller.request, changeEnvelope, input);
      client.setQueryData(query.queryKey, (before) => {
        const envelopes = before?.envelopes.map((other) => (other.id === saved.id ? saved : other)) ?? [saved];
        return { envelopes };
      });
      return saved.version;
    },
    async read() {
      const { envelopes } = await client.query(query);
      const current = envelopes.find(({ id }) => id === envelope.id);
      return current && keptOf(current);
    },
    conflictCode: 'envelope.conflict',
    problemWith: (value) => envelopeEntry.safeParse(value).error?.issues[0]?.message,
    unsaved: {
      title: 'Your last change to this draft isn’t saved',
      changedElsewhere: 'It changed in another window, too. Open it again to see that, then change it again.',
    },
  });
}
