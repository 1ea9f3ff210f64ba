import * as journey from '@hearthway/contracts/journey';
import type { Envelope, EnvelopeSource } from '@hearthway/contracts/journey';
import { operationMutation, operationQuery, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

const sealingMilliseconds = 2_000;

/** The newest first. Signers may have changed them since. */
export const useEnvelopes = () =>
  useQuery({
    ...operationQuery(useCaller(), journey.listEnvelopes),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.envelopes.some(({ status }) => status === 'sealing') ? sealingMilliseconds : false,
  });

const changes = { changes: journey.listEnvelopes } as const;

/** Puts a document or a term sheet into an envelope, and opens it. A failure is the caller’s to tell. */
export function useNewEnvelope() {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKeys();
  const { mutate, isPending, error } = useMutation(operationMutation(useCaller(), journey.createEnvelope, changes));
  return {
    isPending,
    error,
    create: (sources: EnvelopeSource[], onError?: (error: Error) => void): void => {
      const body = { sources };
      const onSuccess = ({ id }: Envelope): void => void navigate(`/signatures/${id}`);
      mutate({ headers: { 'idempotency-key': keyOf(body) }, body }, { onSuccess, ...(onError && { onError }) });
    },
  };
}

type Stored = Pick<Envelope, 'id' | 'version'>;

const versionOf = ({ id: envelopeId, version }: Stored) => ({
  params: { envelopeId },
  headers: { 'if-match': version },
});

/** How an envelope ends or goes out. A failure is the caller’s to tell. */
export function useEnvelopeChanges() {
  const caller = useCaller();
  const sending = useMutation(operationMutation(caller, journey.sendEnvelope, changes));
  const voiding = useMutation(operationMutation(caller, journey.voidEnvelope, changes));
  const deleting = useMutation(operationMutation(caller, journey.deleteEnvelope, changes));
  return {
    sending,
    send: (envelope: Stored) => sending.mutateAsync(versionOf(envelope)),
    voiding,
    cancel: (envelope: Stored, reason: string) => voiding.mutateAsync({ ...versionOf(envelope), body: { reason } }),
    deleting,
    remove: (envelope: Stored) => deleting.mutateAsync(versionOf(envelope)),
  };
}
