import fastifyStatic from '@fastify/static';
import { digestsFile, liveReleasesPath } from '@hearthway/contracts/releases';
import { isPageAt } from '@hearthway/contracts/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createVisitorBuckets } from '../canaries/visitor-bucket.js';
import { formFor } from '../pages/encoded-text.js';
import type { LiveSite, ServedPage, ServedSite } from '../pages/live-site.js';
import type { ReleasedFiles } from '../pages/released-files.js';
import { refusal } from '../problems.js';
import { answerError } from './errors.js';

interface PagesOptions {
  readonly site: LiveSite;
  readonly files: ReleasedFiles;
  readonly publicOrigin: string;
}

interface AssetParameters {
  slice: string;
  version: string;
  '*': string;
}

/** Every other address is a page of a live slice, or the shell with "not found". */
export const pagesPlugin = fastifyPlugin<PagesOptions>(
  async (app, { site, files, publicOrigin }) => {
    const visitors = createVisitorBuckets(publicOrigin);
    /** The site for this visitor, with the canaries of their bucket. */
    const servedTo = async (request: FastifyRequest, reply: FastifyReply): Promise<ServedSite> => {
      const stable = served();
      const preview = await app.previewOf(request.headers.cookie);
      if (preview) {
        void reply.header('vary', 'cookie').header('x-robots-tag', 'noindex');
        return orStable(request, site.preview(preview));
      }
      const canaries = site.canaries();
      if (canaries.length === 0) return stable;
      void reply.header('vary', 'cookie');
      const { bucket, cookie } = visitors.of(request.headers.cookie);
      if (cookie !== undefined) void reply.header('set-cookie', cookie);
      const own = canaries.filter(({ buckets }) => buckets.has(bucket));
      if (own.length === 0) return stable;
      return orStable(request, site.variant(Object.fromEntries(own.map(({ slice, version }) => [slice, version]))));
    };
    const orStable = async (request: FastifyRequest, variant: Promise<ServedSite>): Promise<ServedSite> => {
      try {
        return await variant;
      } catch (error) {
        request.log.error({ err: error }, 'cannot serve a canary or preview');
        return served();
      }
    };
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
    });
    app.get<{ Params: AssetParameters }>('/assets/:slice/:version/*', async (request, reply) => {
      const { slice, version, '*': path } = request.params;
      if (path === digestsFile) {
        const digests = await files.digestsOf(slice, version);
        if (digests === undefined) throw refusal('route.not-found');
        const forever = 'public, max-age=31536000, immutable';
        return reply.type('application/json; charset=utf-8').header('cache-control', forever).send(digests);
      }
      const folder = await files.folderOf(slice, version, path);
      if (!folder) throw refusal('route.not-found');
      return reply.sendFile(path, folder);
    });

    // Browsers request these on their own and cannot use an HTML page.
    for (const path of ['/assets/*', '/favicon.ico']) {
      app.get(path, (request, reply) => answerError(refusal('route.not-found'), request, reply));
    }

    const served = (): ServedSite => {
      const current = site.served();
      if (!current) throw refusal('server.unavailable');
      return current;
    };
    const searchEngineFile = (reply: FastifyReply, type: string, text: string): FastifyReply =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=600').send(text);
    app.get('/robots.txt', (_request, reply) => searchEngineFile(reply, 'text/plain', served().robots));
    app.get('/sitemap.xml', (_request, reply) => searchEngineFile(reply, 'application/xml', served().siteMap));

    app.get(liveReleasesPath, async (request, reply) => {
      const { text, etag } = (await servedTo(request, reply)).live;
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });

    app.get('/*', async (request, reply) => {
      const { pages, notFound, inlineScripts } = await servedTo(request, reply);
      const path = request.url.split('?')[0] ?? '/';
      const page = pageAt(pages, path);
      const { body, encoding } = formFor(page?.html ?? notFound, request.headers['accept-encoding'] ?? '');
      if (encoding) void reply.header('content-encoding', encoding);
      reply.inlineScripts = inlineScripts;
      // Admin pages preview emails.
      reply.inlineStyles = page?.isAdmin === true;
      if (page?.isUnlisted) void reply.header('x-robots-tag', 'noindex');
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('vary', reply.hasHeader('vary') ? 'accept-encoding, cookie' : 'accept-encoding')
        .header('cache-control', 'no-store')
        .send(body);
    });
  },
  { name: 'pages', dependencies: ['preview'] },
);

function pageAt(pages: ServedSite['pages'], asked: string): ServedPage | undefined {
  for (const [path, page] of pages) if (isPageAt(path, asked)) return page;
  return undefined;
}
