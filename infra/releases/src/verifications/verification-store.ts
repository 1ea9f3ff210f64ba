import type { Verification } from '@hearthway/contracts/releases';
import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface VerificationDocument extends Verification {
  /** Provider, version, and pact: see `idOf`. */
  _id: string;
  author: string;
  at: Date;
}

const text = { type: String, required: true } as const;
const verificationSchema = new Schema<VerificationDocument>(
  {
    _id: text,
    provider: text,
    version: text,
    pact: text,
    passed: { type: Boolean, required: true },
    failures: { type: [String], required: true },
    author: text,
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'verifications', strict: 'throw' },
);

export type VerificationKey = Pick<Verification, 'provider' | 'version' | 'pact'>;

export type VerificationStore = ReturnType<typeof createVerificationStore>;

/** Which versions of providers keep which pacts. */
export function createVerificationStore(connection: Connection) {
  const verifications = connection.model('Verification', verificationSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [verifications]),

    /** The last word about a pact. */
    async record(verification: Verification, by: { readonly author: string; readonly at: Date }): Promise<void> {
      await verifications.updateOne(
        { _id: idOf(verification) },
        { $set: { ...verification, ...by } },
        { upsert: true },
      );
    },

    /** Those of them that were recorded. */
    async find(keys: readonly VerificationKey[]): Promise<Verification[]> {
      const found = await verifications.find({ _id: mongoose.trusted({ $in: keys.map(idOf) }) }).lean();
      return found.map(({ provider, version, pact, passed, failures }) => ({
        provider,
        version,
        pact,
        passed,
        failures,
      }));
    },
  };
}

export const idOf = ({ provider, version, pact }: VerificationKey): string => `${provider}/${version}/${pact}`;
