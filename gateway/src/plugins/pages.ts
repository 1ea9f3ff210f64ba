import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { formFor } from '../pages/encoded-text.js';
import type { LiveSite, ServedSite } from '../pages/live-site.js';
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

    // Browsers request these on their own, and an HTML page is no answer to them.
    for (const path of ['/assets/*', '/favicon.ico']) {
      app.get(path, (request, reply) => answerError(refusal('route.not-found'), request, reply));
    }

    const served = (): ServedSite => {
      const present = site.served();
      if (!present) throw refusal('server.unavailable');
      return present;
    };
    const searchEngineFile = (reply: FastifyReply, type: string, text: string): FastifyReply =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=600').send(text);
    app.get('/robots.txt', (_request, reply) => searchEngineFile(reply, 'text/plain', served().robots));
    app.get('/sitemap.xml', (_request, reply) => searchEngineFile(reply, 'application/xml', served().siteMap));

    app.get('/*', (request, reply) => {
      const { pages, notFound, inlineScripts, adminPaths } = served();
      const path = request.url.split('?')[0] ?? '/';
      const page = pages.get(path);
      const { body, encoding } = formFor(page ?? notFound, request.headers['accept-encoding'] ?? '');
      if (encoding) void reply.header('content-encoding', encoding);
      reply.inlineScripts = inlineScripts;
      const forAdmins = adminPaths.has(path);
      // That page previews emails.
      reply.inlineStyles = forAdmins;
      if (forAdmins) void reply.header('x-robots-tag', 'noindex');
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-store')
        .send(body);
    });
    done();
  },
  { name: 'pages' },
);
