import { ensureIndexes, isDuplicateKey, type Sealing } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface CertificateDocument {
  _id: 'trial';
  /** The PKCS#12 file in base64, sealed. */
  sealedP12: string;
}

const certificateSchema = new Schema<CertificateDocument>(
  { _id: { type: String, required: true }, sealedP12: { type: String, required: true } },
  { versionKey: false, collection: 'signing-certificates', strict: 'throw' },
);

export type SigningCertificateStore = ReturnType<typeof createSigningCertificateStore>;

const context = 'trial certificate';

/** The trial certificate of this installation, the same for every instance. */
export function createSigningCertificateStore(connection: Connection, sealing: Sealing) {
  const certificates = connection.model('SigningCertificate', certificateSchema);
  const find = async (): Promise<Buffer | undefined> => {
    const found = await certificates.findById('trial').lean();
    return found ? Buffer.from(sealing.open(found.sealedP12, context), 'base64') : undefined;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [certificates]),

    find,

    /** @returns the one that counts: another instance may have been faster */
    async insert(p12: Buffer): Promise<Buffer> {
      try {
        await certificates.create([{ _id: 'trial', sealedP12: sealing.seal(p12.toString('base64'), context) }]);
        return p12;
      } catch (error) {
        const faster = isDuplicateKey(error) ? await find() : undefined;
        if (!faster) throw error;
        return faster;
      }
    },
  };
}
