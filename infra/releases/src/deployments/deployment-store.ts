import type { Deployment, LiveSite, LiveSlice } from '@hearthway/contracts/releases';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface SiteDocument {
  /** The environment. */
  _id: string;
  revision: number;
  slices: LiveSlice[];
  services: LiveSlice[];
}

const text = { type: String, required: true } as const;
const siteSchema = new Schema<SiteDocument>(
  {
    _id: text,
    revision: { type: Number, required: true },
    slices: { type: Schema.Types.Mixed, required: true },
    services: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'sites', strict: 'throw', minimize: false },
);

interface DeploymentDocument extends Omit<Deployment, 'at'> {
  /** Environment and revision: see `idOf`. */
  _id: string;
  at: Date;
}

const deploymentSchema = new Schema<DeploymentDocument>(
  {
    _id: text,
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
).index({ slice: 1, _id: -1 });

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
      const { revision, slices, services } = found ?? { revision: 0, slices: [], services: [] };
      return { environment, revision, slices, services };
    },

    /**
     * Adds a deployment, and what is live then.
     * @throws an error of a duplicate key, and writes nothing, unless its revision follows that of the site
     */
    async add(
      { at, ...deployment }: Deployment,
      { slices, services }: Pick<LiveSite, 'slices' | 'services'>,
      transaction: Transaction,
    ): Promise<void> {
      const { environment, revision } = deployment;
      await sites.updateOne(
        { _id: environment, revision: revision - 1 },
        { $set: { revision, slices, services } },
        { upsert: true, session: transaction },
      );
      await deployments.insertMany([{ _id: idOf(environment, revision), ...deployment, at: new Date(at) }], {
        session: transaction,
      });
    },

    /** Newest first. */
    async findDeployments(
      environment: string,
      { slice, limit }: { slice?: string | undefined; limit: number },
    ): Promise<Deployment[]> {
      const ids = { $gt: idOf(environment, 0), $lt: idOf(environment, 10 ** revisionDigits - 1) };
      const wanted = { _id: mongoose.trusted(ids), ...(slice !== undefined && { slice }) };
      const found = await deployments.find(wanted).sort({ _id: -1 }).limit(limit).lean();
      return found.map(({ _id, at, ...deployment }) => ({ ...deployment, at: at.toISOString() }));
    },
  };
}

const revisionDigits = 10;

/** In the order of revisions within an environment; no two changes have the same. */
export function idOf(environment: string, revision: number): string {
  return `${environment}/${String(revision).padStart(revisionDigits, '0')}`;
}
