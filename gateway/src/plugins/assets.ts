import fastifyStatic from '@fastify/static';
import { integrityFileName } from '@hearthway/contracts/file-integrity';
import type { Release } from '@hearthway/contracts/releases';
import fastifyPlugin from 'fastify-plugin';
import { inlineScriptSources } from '../pages/inline-scripts.js';
import { integrityFileOf } from '../pages/integrity.js';
import type { LiveSite } from '../pages/live-site.js';
import { isFrame, publicFileOf } from '../pages/released-files.js';
import { assetUrl } from '../pages/site.js';
import { hadNow, refusal } from '../problems.js';
import { remembered } from '../releases/remembered.js';
import type { Visitors } from '../visitors/visitors.js';
import { answerUnrouted } from './errors.js';
import { sendText } from './send-text.js';

interface AssetsOptions {
  readonly site: Pick<LiveSite, 'release' | 'contents'>;
  readonly visitors: Pick<Visitors, 'from'>;
}

interface AssetParameters {
  slice: string;
  version: string;
  '*': string;
}

const framesInMemory = 20;
const cachedForGood = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The files of releases. */
export const assetsPlugin = fastifyPlugin<AssetsOptions>(
  async (app, { site: { release: releaseOf, contents }, visitors }) => {
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
    });
    const scriptsOfFrames = remembered<readonly string[]>(framesInMemory);
    const scriptsOfFrame = (release: Release, path: string) =>
      scriptsOfFrames(assetUrl(release, path), async () => inlineScriptSources(await contents.readText(release, path)));

    app.get<{ Params: AssetParameters }>('/assets/:slice/:version/*', async (request, reply) => {
      const { slice, version, '*': path } = request.params;
      const { preview } = await visitors.from(request.headers.cookie);
      const release = await hadNow(releaseOf(slice, version, preview));
      if (release && path === integrityFileName) {
        return sendText(request, reply.type('application/json').headers(cachedForGood), integrityFileOf(release));
      }
      const file = release && publicFileOf(release, path);
      if (!release || !file) throw refusal('route.not-found');
      if (isFrame(path)) {
        reply.isFrame = true;
        reply.inlineScripts = await hadNow(scriptsOfFrame(release, path));
      }
      // Browsers that were sent another content ask past every cache.
      if (request.headers['cache-control'] === 'no-cache') contents.doubt(file);
      return reply.sendFile(await hadNow(contents.keep(file)), contents.folder);
    });

    // Browsers request these on their own and cannot use an HTML page.
    for (const path of ['/assets', '/assets/*', '/favicon.ico']) {
      app.get(path, { config: { isFallback: true } }, (request, reply) => answerUnrouted([], request, reply));
    }
  },
  { name: 'assets', dependencies: ['errors'] },
);
