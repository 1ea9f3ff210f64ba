import type { EnvelopeEntry } from '@hearthway/contracts/journey';
import { created, type KeptFile, type StoredEnvelope } from '../envelope.js';
import { sha256 } from './sha256.js';

const entry: EnvelopeEntry = {
  title: 'Contract',
  senderName: 'Jordan Rivera',
  signers: [{ id: 'sam', name: 'Sam Lee', email: 'sam@example.com' }],
  fields: [
    {
      ...{ id: 'sam-signs', signerId: 'sam', kind: 'signature', page: 1, required: true, label: '' },
      ...{ x: 0.1, y: 0.8, width: 0.3, height: 0.05 },
    },
  ],
  days: 14,
};

/** A draft that can be sent. @param source by default, one that isn’t stored */
export const readyEnvelope = (
  userId: string,
  id: string,
  source: KeptFile = { id: `${id}-source`, key: 'wrapped', bytes: 900, sha256: 'ab'.repeat(32) },
): StoredEnvelope =>
  created(
    {
      ...{ id, userId, entry, pages: 1, createdAt: new Date().toISOString() },
      origins: [{ kind: 'document', documentId: 'document-1' }],
      source,
    },
    [{ title: entry.title, sha256: source.sha256, pages: 1 }],
    { sha256 },
  );
