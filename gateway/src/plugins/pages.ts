import { refusesTracking, trackingRefusalMetric } from '@hearthway/contracts/analytics';
import { localSlices, pageElements } from '@hearthway/contracts/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { LiveSite } from '../pages/live-site.js';
import type { ServedSite } from '../pages/served-site.js';
import { hadNow, refusal, type GatewayErrorCode } from '../problems.js';
import type { Visitor, Visitors } from '../visitors/visitors.js';
import { answerUnrouted, pathOf } from './errors.js';
import { sendText } from './send-text.js';

interface PagesOptions {
  readonly site: Pick<LiveSite, 'served' | 'servedTo' | 'hasCanary'>;
  readonly visitors: Visitors;
}

/** Every other address is a page of a release, or the shell with "not found". */
export const pagesPlugin = fastifyPlugin<PagesOptions>(
  (app, { site, visitors }, done) => {
    const searchEngineFile = (reply: FastifyReply, type: string, text: string): FastifyReply =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=600').send(text);
    app.get('/robots.txt', (_request, reply) => searchEngineFile(reply, 'text/plain', live(site.served()).robots()));
    app.get('/sitemap.xml', (_request, reply) =>
      searchEngineFile(reply, 'application/xml', live(site.served()).siteMap()),
    );

    const servedTo = async (visitor: Visitor): Promise<ServedSite> => live(await hadNow(site.servedTo(visitor)));
    app.get(pageElements.siteDataPath, async (request, reply) => {
      const served = await servedTo(await visitors.from(request.headers.cookie));
      return sendText(request, reply.type('application/json').headers(neverCached), await served.data());
    });

    /** The methods of a page, besides those of routes at its address. Without a live site, every address may be a page. */
    const pageMethodsAt = (path: string): readonly string[] => {
      const served = site.served();
      return !served || served.pageAt(path) ? ['GET', 'HEAD'] : [];
    };
    app.setNotFoundHandler((request, reply) => {
      const methods = [...pageMethodsAt(pathOf(request.url)), ...app.methodsAt(request.url)];
      return answerUnrouted(methods, request, reply);
    });

    /**
     * As its cookies say. One without a bucket gets one while a share of browsers gets something else, unless it has a preview, to
     * see that beside what is live.
     */
    const visitorOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
      const known = await visitors.from(request.headers.cookie);
      if (known.bucket !== undefined || known.preview || !site.hasCanary()) return known;
      const { visitor, setCookie } = visitors.withBucket(known);
      void reply.header('set-cookie', setCookie);
      return visitor;
    };

    app.get('/*', { config: { isFallback: true } }, async (request, reply) => {
      const link = linkIn(request.url);
      const token = link.get('preview');
      // Other links may mean something else by these.
      if (token === '' || token?.startsWith(tokenStart)) {
        return answerLink(await visitors.followLink(token), 'preview.unusable', reply);
      }
      const local = link.getAll(localSlices.parameter);
      if (local.some((text) => text === '' || text.includes('@'))) {
        const cookie = isOwnStep(request) ? visitors.followLocalLink(local, request.headers.cookie) : undefined;
        return answerLink(cookie, 'local-slice.unusable', reply);
      }
      const visitor = await visitorOf(request, reply);
      const served = await servedTo(visitor);
      const page = served.pageAt(pathOf(request.url));
      const otherMethods = page ? [] : app.methodsAt(request.url);
      if (otherMethods.length > 0) return answerUnrouted(otherMethods, request, reply);
      reply.pageOf = visitor;
      reply.inlineScripts = served.inlineScripts;
      reply.localOrigins = served.localOrigins;
      // Admin pages preview emails. One leads to the next without a page load, so all of them share one policy.
      reply.inlineStyles = page?.access === 'admin';
      // A page at an id shows somebody's data, and a link's token opens it.
      reply.hidesAddress = page?.path.includes(':') ?? false;
      if (reply.inlineStyles || reply.hidesAddress) void reply.header('x-robots-tag', 'noindex');
      if (refusesTracking(request.headers)) void reply.header('server-timing', trackingRefusalMetric);
      void reply.code(page ? 200 : 404).type('text/html; charset=utf-8');
      if (served.localOrigins.length === 0) void reply.headers(withIntegrity);
      return sendText(request, reply.headers(neverCached), await hadNow(served.html(page)));
    });
    done();
  },
  { name: 'pages', dependencies: ['errors', 'health'] },
);

function live(served: ServedSite | undefined): ServedSite {
  if (!served) throw refusal('server.unavailable');
  return served;
}

/** For what may be from another release the next time. */
const neverCached = { 'cache-control': 'no-store' };
/** Browsers that know it run no script without a digest. */
const withIntegrity = { 'integrity-policy': 'blocked-destinations=(script)' };

/** What the links `/?preview=<token>` and `/?local=<slice>@<origin>` name; empty to leave a preview, or local slices. */
function linkIn(url: string): URLSearchParams {
  const [path, query] = url.split('?', 2);
  return new URLSearchParams(path === '/' ? query : '');
}

/** Of every signed token: `{"` in base64url. So half of one is refused, too. */
const tokenStart = 'eyJ';

/** Whether the address was typed, pasted, or opened from a terminal or a page of this site, so that no other site led there. */
const isOwnStep = ({ headers }: FastifyRequest): boolean =>
  ['none', 'same-origin'].includes(String(headers['sec-fetch-site']));

/** Leads on to an address without what the link says, so that nobody passes it on by accident. */
function answerLink(setCookie: string | undefined, problem: GatewayErrorCode, reply: FastifyReply): FastifyReply {
  if (setCookie === undefined) throw refusal(problem);
  return reply.code(303).headers({ 'set-cookie': setCookie, location: '/', 'cache-control': 'no-store' }).send();
}
