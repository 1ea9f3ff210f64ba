import { openPreview, type Preview, type Trust } from '@hearthway/releases';
import { privateCookie } from '@hearthway/service-kit';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../problems.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The release that this browser previews, by its cookies. */
    previewOf(cookieHeader: string | undefined): Promise<Preview | undefined>;
  }
}

export interface PreviewOptions {
  readonly store: string;
  /** Without it, nobody can sign a preview. */
  readonly trust: Trust | undefined;
  readonly publicOrigin: string;
}

const leavePreviewPath = '/preview/leave';

/** A signed link sets a cookie, with which pages show a release that is not live. */
export const previewPlugin = fastifyPlugin<PreviewOptions>(
  (app, { store, trust, publicOrigin }, done) => {
    const origin = new URL(publicOrigin).origin;
    const cookie = privateCookie('preview', publicOrigin, {
      sameSite: 'Lax',
      value: /^[A-Za-z0-9_-]{1,1000}\.[A-Za-z0-9_-]{86}$/,
    });
    const open = (text: string) => (trust ? openPreview(store, trust, text, Date.now()) : undefined);

    app.decorate('previewOf', async (cookieHeader: string | undefined) => {
      const text = cookie.read(cookieHeader);
      return text === undefined ? undefined : open(text);
    });

    app.get(leavePreviewPath, (_request, reply) => leadTo(reply, '/', cookie.clear()));
    app.get<{ Querystring: { link?: unknown; to?: unknown } }>('/preview', async (request, reply) => {
      const { link: text } = request.query;
      const preview = typeof text === 'string' ? await open(text) : undefined;
      if (typeof text !== 'string' || !preview) throw refusal('route.not-found');
      const secondsToLive = Math.floor((preview.until - Date.now()) / 1000);
      return leadTo(reply, ownPath(request.query.to, origin), [cookie.store(text, secondsToLive)]);
    });
    done();
  },
  { name: 'preview' },
);

function leadTo(reply: FastifyReply, path: string, cookies: readonly string[]): FastifyReply {
  return reply
    .code(303)
    .headers({
      location: path,
      'set-cookie': [...cookies],
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send();
}

/** A link must not lead to another site. */
function ownPath(to: unknown, origin: string): string {
  if (typeof to !== 'string' || !to.startsWith('/')) return '/';
  const target = URL.parse(to, origin);
  return target?.origin === origin ? target.pathname : '/';
}
