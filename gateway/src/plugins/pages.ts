import { readFile } from 'node:fs/promises';
import fastifyPlugin from 'fastify-plugin';
import type { LiveSite } from '../pages/live-site.js';
import type { ReleasedFiles } from '../pages/released-files.js';
import { refusal } from '../problems.js';
import { answerError } from './errors.js';

interface PagesOptions {
  readonly site: LiveSite;
  readonly files: ReleasedFiles;
}

interface AssetParameters {
  slice: string;
  version: string;
  '*': string;
}

/** Every other address is a page: one of the shell's table, or the shell with "not found". */
export const pagesPlugin = fastifyPlugin<PagesOptions>(
  (app, { site, files }, done) => {
    app.get<{ Params: AssetParameters }>('/assets/:slice/:version/*', async (request, reply) => {
      const { slice, version, '*': path } = request.params;
      const file = await files.find(slice, version, path, request.headers['accept-encoding'] ?? '');
      if (!file) throw refusal('route.not-found');
      const contents = await readFile(file.path);
      void reply.type(file.contentType).header('cache-control', 'public, max-age=31536000, immutable');
      if (file.varies) void reply.header('vary', 'accept-encoding');
      if (file.encoding) void reply.header('content-encoding', file.encoding);
      return reply.send(contents);
    });

    // Browsers ask for these without being told to; a page of HTML is no answer to them.
    for (const path of ['/assets/*', '/favicon.ico', '/robots.txt']) {
      app.get(path, (request, reply) => answerError(refusal('route.not-found'), request, reply));
    }

    app.get('/*', (request, reply) => {
      const rendered = site.pages();
      if (!rendered) throw refusal('server.unavailable');
      const path = request.url.split('?')[0] ?? '/';
      const html = rendered.pages.get(path);
      return reply
        .code(html === undefined ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(html ?? rendered.notFound);
    });
    done();
  },
  { name: 'pages' },
);
