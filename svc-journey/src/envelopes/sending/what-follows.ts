import type { EnvelopeStatus } from '@hearthway/contracts/journey';
import type { KeptEntry } from '../../calendar-events/index.js';
import type { StoredEnvelope } from '../envelope.js';

/** What the calendar says of an envelope: until when it can be signed. */
export const lastMomentOf = ({ status, entry, expiresAt }: StoredEnvelope): readonly KeptEntry[] =>
  status === 'sent' && expiresAt !== null
    ? [{ title: `Last day to sign: ${entry.title}`, address: '', startsAt: expiresAt }]
    : [];

/** Who signed or declined; after any other end, the last signer. */
interface News {
  readonly kind: 'signature-progress' | 'signature-ended';
  readonly signerId: string;
}

/** Its buyer canceled the others. */
const toldEnds: ReadonlySet<EnvelopeStatus> = new Set(['completed', 'declined', 'expired']);

/** What the buyer is told about a change; `undefined` if nothing. */
export function newsOf(before: StoredEnvelope, after: StoredEnvelope): News | undefined {
  const acted = after.steps
    .slice(before.steps.length)
    .flatMap(({ happened }) => (happened.kind === 'signed' || happened.kind === 'declined' ? happened.signerId : []));
  const signerId = acted[0] ?? after.entry.signers.at(-1)?.id;
  if (signerId === undefined) return undefined;
  if (toldEnds.has(after.status)) return { kind: 'signature-ended', signerId };
  // The last signature is told with the seal.
  return acted.length > 0 && after.status === 'sent' ? { kind: 'signature-progress', signerId } : undefined;
}
