import { useState } from 'react';
import type { EnvelopeEntry, FieldKind } from '@hearthway/contracts/journey';
import { hasSignature } from './draft.js';

/** What the next click on a page puts there. */
export interface Pen {
  readonly signerId: string;
  readonly kind: FieldKind | undefined;
}

interface Wanted {
  readonly signerId?: string;
  /** `null`: nothing. */
  readonly kind?: FieldKind | null;
}

/** What the buyer chose. Otherwise, the signature of the first signer who has none. */
export function usePen({ signers, fields }: EnvelopeEntry): readonly [Pen, (wanted: Wanted) => void] {
  const [wanted, setWanted] = useState<Wanted>({});
  const lacking = signers.find(({ id }) => !hasSignature(fields, id));
  const signer = signers.find(({ id }) => id === wanted.signerId) ?? lacking ?? signers[0];
  const needsSignature = signer !== undefined && !hasSignature(fields, signer.id);
  const usual = needsSignature ? 'signature' : undefined;
  const kind = wanted.kind === undefined ? usual : (wanted.kind ?? undefined);
  return [{ signerId: signer?.id ?? '', kind }, setWanted];
}
