import fastifyStatic from '@fastify/static';
import { refusesTracking, trackingRefusalMetric } from '@hearthway/contracts/analytics';
import { pageElements } from '@hearthway/contracts/constants';
import type { Release } from '@hearthway/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { EncodedText } from '../pages/encoded-text.js';
import { inlineScriptSources } from '../pages/inline-scripts.js';
import type { LiveSite } from '../pages/live-site.js';
import { isFrame, publicFileOf } from '../pages/released-files.js';
import type { ServedSite } from '../pages/served-site.js';
import { assetUrl } from '../pages/site.js';
import { refusal } from '../problems.js';
import { remembered } from '../releases/remembered.js';
import { answerUnrouted, pathOf } from './errors.js';

interface PagesOptions {
  readonly site: LiveSite;
}

interface AssetParameters {
  slice: string;
  version: string;
  '*': string;
}

const asFallback = { config: { isFallback: true } } as const;

/** Every other address is a page of a live release, or the shell with "not found". */
export const pagesPlugin = fastifyPlugin<PagesOptions>(
  async (app, { site }) => {
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
    });
    const scriptsOfFrames = remembered<readonly string[]>(20);
    const scriptsOfFrame = (release: Release, path: string) =>
      scriptsOfFrames(assetUrl(release, path), async () =>
        inlineScriptSources(await site.contents.readText(release, path)),
      );
    app.get<{ Params: AssetParameters }>('/assets/:slice/:version/*', async (request, reply) => {
      const { slice, version, '*': path } = request.params;
      const release = await hadNow(site.release(slice, version));
      const file = release && publicFileOf(release, path);
      if (!release || !file) throw refusal('route.not-found');
      if (isFrame(path)) {
        reply.isFrame = true;
        reply.inlineScripts = await hadNow(scriptsOfFrame(release, path));
      }
      return reply.sendFile(await hadNow(site.contents.keep(file)), site.contents.folder);
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
    app.get('/robots.txt', (_request, reply) => searchEngineFile(reply, 'text/plain', served().robots()));
    app.get('/sitemap.xml', (_request, reply) => searchEngineFile(reply, 'application/xml', served().siteMap()));

    /** Never cached, since each answer may be from another release than the last. */
    const sendText = async (request: FastifyRequest, reply: FastifyReply, text: EncodedText): Promise<FastifyReply> => {
      const { body, encoding } = await text.formFor(request.headers['accept-encoding'] ?? '');
      if (encoding) void reply.header('content-encoding', encoding);
      return reply.header('vary', 'accept-encoding').header('cache-control', 'no-store').send(body);
    };
    app.get(pageElements.siteDataPath, async (request, reply) =>
      sendText(request, reply.type('application/json'), await served().data()),
    );

    /** The methods of a page, besides those of routes at its address. Without a live site, every address may be a page. */
    const pageMethodsAt = (path: string): readonly string[] => {
      const current = site.served();
      return !current || current.pageAt(path) ? ['GET', 'HEAD'] : [];
    };
    app.setNotFoundHandler((request, reply) => {
      const methods = [...pageMethodsAt(pathOf(request.url)), ...app.methodsAt(request.url)];
      return answerUnrouted(methods, request, reply);
    });

    app.get('/*', asFallback, async (request, reply) => {
      const current = served();
      const page = current.pageAt(pathOf(request.url));
      const otherMethods = page ? [] : app.methodsAt(request.url);
      if (otherMethods.length > 0) return answerUnrouted(otherMethods, request, reply);
      const html = await hadNow(current.html(page));
      reply.inlineScripts = current.inlineScripts;
      // Admin pages preview emails. One leads to the next without a page load, so all of them share one policy.
      reply.inlineStyles = page?.access === 'admin';
      // A page at an id shows somebody's data, and a link's token opens it.
      reply.hidesAddress = page?.path.includes(':') ?? false;
      if (reply.inlineStyles || reply.hidesAddress) void reply.header('x-robots-tag', 'noindex');
      if (refusesTracking(request.headers)) void reply.header('server-timing', trackingRefusalMetric);
      return sendText(request, reply.code(page ? 200 : 404).type('text/html; charset=utf-8'), html);
    });
  },
  { name: 'pages', dependencies: ['errors'] },
);

/** What isn't in the gateway's folder can't be had while the registry is down. */
async function hadNow<Had>(having: Promise<Had>): Promise<Had> {
  try {
    return await having;
  } catch (error) {
    throw refusal('upstream.unavailable', { cause: error, retryAfterSeconds: 2 });
  }
}
