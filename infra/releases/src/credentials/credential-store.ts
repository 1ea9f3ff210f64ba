import type { Credential } from '@hearthway/contracts/releases';
import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface CredentialDocument extends Omit<Credential, 'credentialId' | 'expiresAt' | 'createdAt' | 'revokedAt'> {
  _id: string;
  tokenHash: string;
  expiresAt: Date;
  createdAt: Date;
  revokedAt?: Date;
}

const text = { type: String, required: true } as const;
const credentialSchema = new Schema<CredentialDocument>(
  {
    _id: text,
    tokenHash: text,
    name: text,
    slices: { type: [String], required: true },
    environments: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    revokedAt: Date,
  },
  { versionKey: false, collection: 'credentials', strict: 'throw' },
)
  .index({ tokenHash: 1 }, { unique: true })
  .index({ createdAt: -1 });

export type CredentialStore = ReturnType<typeof createCredentialStore>;

export function createCredentialStore(connection: Connection) {
  const credentials = connection.model('Credential', credentialSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [credentials]),

    async insert({ credentialId, expiresAt, createdAt, ...given }: Credential, tokenHash: string): Promise<void> {
      const dates = { expiresAt: new Date(expiresAt), createdAt: new Date(createdAt) };
      await credentials.insertMany([
        {
          _id: credentialId,
          tokenHash,
          name: given.name,
          slices: given.slices,
          environments: given.environments,
          ...dates,
        },
      ]);
    },

    /** Also one that is over. */
    async findByToken(tokenHash: string): Promise<Credential | undefined> {
      const found = await credentials.findOne({ tokenHash }).lean();
      return found ? toCredential(found) : undefined;
    },

    /** Newest first. */
    async findAll(): Promise<Credential[]> {
      return (await credentials.find().sort({ createdAt: -1 }).limit(1_000).lean()).map(toCredential);
    },

    /** False if there is no such credential. The first moment stays. */
    async revoke(credentialId: string, at: Date): Promise<boolean> {
      const { matchedCount } = await credentials.updateOne(
        { _id: credentialId },
        [{ $set: { revokedAt: { $ifNull: ['$revokedAt', at] } } }],
        { updatePipeline: true },
      );
      return matchedCount === 1;
    },
  };
}

function toCredential(document: CredentialDocument): Credential {
  const { _id, name, slices, environments, expiresAt, createdAt, revokedAt } = document;
  return {
    credentialId: _id,
    name,
    slices,
    environments,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
  };
}
