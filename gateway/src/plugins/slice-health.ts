import { sliceHealthPath } from '@hearthway/contracts/releases';
import fastifyPlugin from 'fastify-plugin';
import type { SliceHealth, SliceOutcome } from '../canaries/slice-health.js';
import { refusal } from '../problems.js';
import { isFromElsewhere } from './forms.js';

interface SliceHealthOptions {
  readonly health: SliceHealth;
  readonly publicOrigin: string;
}

interface ReportParameters {
  slice: string;
  version: string;
  outcome: string;
}

/** Where tabs say that a slice mounted or failed. They send no body and nothing of the visitor. */
export const sliceHealthPlugin = fastifyPlugin<SliceHealthOptions>(
  (app, { health, publicOrigin }, done) => {
    const ownOrigin = new URL(publicOrigin).origin;
    app.post<{ Params: ReportParameters }>(`${sliceHealthPath}/:slice/:version/:outcome`, async (request, reply) => {
      const { slice, version, outcome } = request.params;
      if (isFromElsewhere(request, ownOrigin)) throw refusal('access.denied');
      if (!isOutcome(outcome)) throw refusal('route.not-found');
      health.report(slice, version, outcome);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  },
  { name: 'slice-health' },
);

const isOutcome = (text: string): text is SliceOutcome => text === 'mounted' || text === 'failed';
