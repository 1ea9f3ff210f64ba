import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** That an admin asked for something, kept so that it can be told later who saw what. */
export interface AdminAudit {
  readonly at: Date;
  /** The subject of the admin's token. */
  readonly admin: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly requestId: string;
}

const text = { type: String, required: true } as const;
const keptDays = 400;

const auditSchema = new Schema<AdminAudit>(
  { at: { type: Date, required: true }, admin: text, operation: text, requestId: text },
  { versionKey: false, collection: 'admin-audits', strict: 'throw' },
).index({ at: 1 }, { expireAfterSeconds: keptDays * 86_400 });

export type AdminAuditStore = ReturnType<typeof createAdminAuditStore>;

export function createAdminAuditStore(connection: Connection) {
  const audits = connection.model('AdminAudit', auditSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [audits]),

    async add(audit: AdminAudit): Promise<void> {
      await audits.create([audit]);
    },
  };
}
