import type { Deployment, LiveSite, LiveSlice } from '@hearthway/contracts/releases';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface SiteDocument {
  /** The environment. */
  _id: string;
  revision: number;
  slices: LiveSlice[];
}

const text = { type: String, required: true } as const;
const siteSchema = new Schema<SiteDocument>(
  {
    _id: text,
    revision: { type: Number, required: true },
    slices: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'sites', strict: 'throw', minimize: false },
);

interface DeploymentDocument extends Omit<Deployment, 'at'> {
  at: Date;
}

const deploymentSchema = new Schema<DeploymentDocument>(
  {
    environment: text,
    revision: { type: Number, required: true },
    slice: text,
    action: text,
    version: text,
    canary: Schema.Types.Mixed,
    withdrew: String,
    author: text,
    reason: text,
    checks: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'deployments', strict: 'throw' },
)
  .index({ environment: 1, revision: -1 }, { unique: true })
  .index({ environment: 1, slice: 1, revision: -1 });

export type DeploymentStore = ReturnType<typeof createDeploymentStore>;

/** What is live, in one document for each environment, and how it came to be. */
export function createDeploymentStore(connection: Connection) {
  const sites = connection.model('Site', siteSchema);
  const deployments = connection.model('Deployment', deploymentSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [sites, deployments]),

    /** Before the first deployment, nothing is live at revision 0. */
    async findSite(environment: string): Promise<LiveSite> {
      const found = await sites.findById(environment).lean();
      return { environment, revision: found?.revision ?? 0, slices: found?.slices ?? [] };
    },

    /**
     * Adds a deployment, and what is live then.
     * @throws an error of a duplicate key, and writes nothing, unless its revision follows that of the site
     */
    async add({ at, ...deployment }: Deployment, slices: LiveSlice[], transaction: Transaction): Promise<void> {
      const { environment, revision } = deployment;
      await sites.updateOne(
        { _id: environment, revision: revision - 1 },
        { $set: { revision, slices } },
        { upsert: true, session: transaction },
      );
      await deployments.insertMany([{ ...deployment, at: new Date(at) }], { session: transaction });
    },

    /** Newest first. */
    async findDeployments(
      environment: string,
      { slice, limit }: { slice?: string | undefined; limit: number },
    ): Promise<Deployment[]> {
      const wanted = { environment, ...(slice !== undefined && { slice }) };
      const found = await deployments.find(wanted, { _id: 0 }).sort({ revision: -1 }).limit(limit).lean();
      return found.map(({ at, ...deployment }) => ({ ...deployment, at: at.toISOString() }));
    },
  };
}
