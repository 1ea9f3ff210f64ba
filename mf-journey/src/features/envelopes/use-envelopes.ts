import * as journey from '@hearthway/contracts/journey';
import type { Envelope, EnvelopeEntry } from '@hearthway/contracts/journey';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The newest first. Signers may have changed them since. */
export const useEnvelopes = () => useQuery({ ...operationQuery(useCaller(), journey.listEnvelopes), staleTime: 0 });

const changes = { changes: journey.listEnvelopes } as const;

type Stored = Pick<Envelope, 'id' | 'version'>;

const versionOf = ({ id: envelopeId, version }: Stored) => ({
  params: { envelopeId },
  headers: { 'if-match': version },
});

/** What its owner does with an envelope. A failure is the caller’s to tell. */
export function useEnvelopeChanges() {
  const caller = useCaller();
  const saving = useMutation(operationMutation(caller, journey.changeEnvelope, changes));
  const sending = useMutation(operationMutation(caller, journey.sendEnvelope, changes));
  const voiding = useMutation(operationMutation(caller, journey.voidEnvelope, changes));
  const deleting = useMutation(operationMutation(caller, journey.deleteEnvelope, changes));
  return {
    saving,
    save: (envelope: Stored, body: EnvelopeEntry) => saving.mutateAsync({ ...versionOf(envelope), body }),
    sending,
    send: (envelope: Stored) => sending.mutateAsync(versionOf(envelope)),
    voiding,
    cancel: (envelope: Stored, reason: string) => voiding.mutateAsync({ ...versionOf(envelope), body: { reason } }),
    deleting,
    remove: (envelope: Stored) => deleting.mutateAsync(versionOf(envelope)),
  };
}
