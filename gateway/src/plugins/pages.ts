import fastifyStatic from '@fastify/static';
import { refusesTracking, trackingRefusalMetric } from '@hearthway/contracts/analytics';
import { isPageAt } from '@hearthway/contracts/pages';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { formFor } from '../pages/encoded-text.js';
import type { LiveSite, ServedSite } from '../pages/live-site.js';
import { isFrame, type ReleasedFiles } from '../pages/released-files.js';
import { refusal } from '../problems.js';
import { answerUnrouted, pathOf } from './errors.js';

interface PagesOptions {
  readonly site: LiveSite;
  readonly files: ReleasedFiles;
}

interface AssetParameters {
  slice: string;
  version: string;
  '*': string;
}

const asFallback = { config: { isFallback: true } } as const;

/** Every other address is a page from the shell's table, or the shell with "not found". */
export const pagesPlugin = fastifyPlugin<PagesOptions>(
  async (app, { site, files }) => {
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
    });
    app.get<{ Params: AssetParameters }>('/assets/:slice/:version/*', async (request, reply) => {
      const { slice, version, '*': path } = request.params;
      const folder = await files.folderOf(slice, version, path);
      if (!folder) throw refusal('route.not-found');
      if (isFrame(path)) {
        reply.isFrame = true;
        reply.inlineScripts = await files.inlineScriptsOf(folder, path);
      }
      return reply.sendFile(path, folder);
    });

    // Browsers request these on their own and cannot use an HTML page.
    for (const path of ['/assets', '/assets/*', '/favicon.ico']) {
      app.get(path, asFallback, (request, reply) => answerUnrouted([], request, reply));
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

    /** The methods of a page, besides those of routes at its address. Without a live site, every address may be a page. */
    const pageMethodsAt = (path: string): readonly string[] => {
      const pages = site.served()?.pages;
      return !pages || pagePathOf(pages, path) !== undefined ? ['GET', 'HEAD'] : [];
    };
    app.setNotFoundHandler((request, reply) => {
      const methods = [...pageMethodsAt(pathOf(request.url)), ...app.methodsAt(request.url)];
      return answerUnrouted(methods, request, reply);
    });

    app.get('/*', asFallback, (request, reply) => {
      const { pages, notFound, inlineScripts, adminPaths } = served();
      const path = pagePathOf(pages, pathOf(request.url)) ?? '';
      const page = pages.get(path);
      const otherMethods = page ? [] : app.methodsAt(request.url);
      if (otherMethods.length > 0) return answerUnrouted(otherMethods, request, reply);
      const { body, encoding } = formFor(page ?? notFound, request.headers['accept-encoding'] ?? '');
      if (encoding) void reply.header('content-encoding', encoding);
      reply.inlineScripts = inlineScripts;
      const forAdmins = adminPaths.has(path);
      // Admin pages preview emails.
      reply.inlineStyles = forAdmins;
      // A page at an id shows somebody's data, and a link's token opens it.
      reply.hidesAddress = path.includes(':');
      if (forAdmins || reply.hidesAddress) void reply.header('x-robots-tag', 'noindex');
      if (refusesTracking(request.headers)) void reply.header('server-timing', trackingRefusalMetric);
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-store')
        .send(body);
    });
  },
  { name: 'pages', dependencies: ['errors'] },
);

/** The page's path in the shell's table. */
function pagePathOf(pages: ServedSite['pages'], asked: string): string | undefined {
  return pages.has(asked) ? asked : [...pages.keys()].find((path) => isPageAt(path, asked));
}
