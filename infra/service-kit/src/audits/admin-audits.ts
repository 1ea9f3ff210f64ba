import { Schema, type Connection } from 'mongoose';
import { ensureIndexes } from '../mongo/index.js';

/** An admin's call, kept so that we can tell later who saw what. It holds nothing about the admin's network. */
export interface AuditedCall {
  /** The subject of the admin's token. */
  readonly admin: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly requestId: string;
}

/** Details of a call: which list, which entry, why, how many. Never the data that was shown. */
export type AuditDetails = Readonly<Record<string, string | number>>;

/** A service's record of its admins' calls. */
export interface AdminAudits {
  ensureIndexes(): Promise<void>;
  /** Records a call, and returns a function that adds details. */
  begin(call: AuditedCall): Promise<(details: AuditDetails) => Promise<void>>;
}

interface Audit extends AuditedCall {
  readonly at: Date;
  readonly details?: AuditDetails;
}

const keptDays = 400;
const text = { type: String, required: true } as const;

const auditSchema = new Schema<Audit>(
  {
    at: { type: Date, required: true },
    admin: text,
    operation: text,
    requestId: text,
    details: { type: Map, of: Schema.Types.Mixed },
  },
  { versionKey: false, collection: 'admin-audits', strict: 'throw' },
).index({ at: 1 }, { expireAfterSeconds: keptDays * 86_400 });

/** Kept for 400 days in the service's own database, in the collection `admin-audits`. */
export function createAdminAudits(connection: Connection, now: () => Date = () => new Date()): AdminAudits {
  const audits = connection.model('AdminAudit', auditSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [audits]),

    async begin(call) {
      const [audit] = await audits.create([{ at: now(), ...call }]);
      return async (details) => {
        const set = Object.entries(details).map(([name, value]) => [`details.${name}`, value] as const);
        await audits.updateOne({ _id: audit?._id }, { $set: Object.fromEntries(set) });
      };
    },
  };
}
