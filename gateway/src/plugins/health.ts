import { pageElements } from '@hearthway/contracts/constants';
import { releaseVersion, sliceName, type HealthReport } from '@hearthway/contracts/releases';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod/mini';
import { admissionSeconds, admittedVisitors, visitorsPerNeighborhood } from '../health/admitted-visitors.js';
import { createOutcomes } from '../health/outcomes.js';
import type { NetworkLimits } from '../limits/network-limits.js';
import type { LiveSite } from '../pages/live-site.js';
import type { Visitor, Visitors } from '../visitors/visitors.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Who gets a page by it. */
    pageOf?: Visitor;
  }
  interface FastifyInstance {
    /** Sends what is new about canaries. Rejects if it can't be sent, and sends it the next time. */
    reportHealth(send: (report: HealthReport) => Promise<void>): Promise<void>;
  }
}

interface HealthOptions {
  readonly site: Pick<LiveSite, 'canaries'>;
  readonly visitors: Visitors;
  readonly limits: NetworkLimits;
}

const mounting = z.tuple([sliceName, releaseVersion, z.enum(['mounted', 'failed'])]);

/** Notes what visitors meet while a slice has a canary: what their shells say, and what services answer. */
export const healthPlugin = fastifyPlugin<HealthOptions>(
  (app, { site, visitors, limits }, done) => {
    const now = () => Date.now();
    const outcomes = createOutcomes({ canaries: () => site.canaries(), now });
    const perNeighborhood = {
      name: 'canary-visitors',
      attempts: visitorsPerNeighborhood,
      windowSeconds: admissionSeconds,
    } as const;
    const admitted = admittedVisitors(limits.limit(perNeighborhood), now);

    /** Undefined for those who see something else than what is live, and those who don’t count. */
    const bucketOf = async (visitor: Visitor, address: string): Promise<number | undefined> => {
      const { bucket, preview, local = [] } = visitor;
      if (bucket === undefined || preview || local.length > 0) return undefined;
      return (await admitted.admit(address, bucket)) ? bucket : undefined;
    };
    const bucketBehind = async ({ headers, ip }: FastifyRequest): Promise<number | undefined> =>
      bucketOf(await visitors.from(headers.cookie), ip);

    app.post(pageElements.outcomesPath, { bodyLimit: 200 }, async (request, reply) => {
      const told = mounting.safeParse(String(request.body).split(' '));
      const bucket = told.success && site.canaries().length > 0 ? await bucketBehind(request) : undefined;
      if (told.success && bucket !== undefined) {
        const [slice, version, outcome] = told.data;
        outcomes.noteMounting(bucket, { slice, version, failed: outcome === 'failed' });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });

    app.decorateReply('pageOf');
    app.addHook('onResponse', async (request, reply) => {
      if (site.canaries().length === 0) return;
      if (request.url.startsWith('/api/')) {
        const bucket = await bucketBehind(request);
        if (bucket !== undefined) outcomes.noteCall(bucket, reply.statusCode >= 500);
      } else if (reply.pageOf && isOpened(request)) {
        const bucket = await bucketOf(reply.pageOf, request.ip);
        if (bucket !== undefined) outcomes.noteServing(bucket);
      }
    });

    app.decorate('reportHealth', (send: (report: HealthReport) => Promise<void>) => outcomes.report(send));
    done();
  },
  { name: 'health', dependencies: ['errors'] },
);

/** Whether a browser shows what it gets. Others that get pages start nothing in them. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
