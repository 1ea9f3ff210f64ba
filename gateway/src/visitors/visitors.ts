import { bucketCookie } from '@hearthway/contracts/constants';
import type { SitePreview } from '@hearthway/contracts/releases';
import { bucketFrom, newBucket } from './canary-bucket.js';
import type { PreviewTokens } from './preview-token.js';

/** Which releases a browser gets. */
export interface Visitor {
  /** Without one, it gets no canary. */
  readonly bucket?: number | undefined;
  readonly preview?: SitePreview | undefined;
}

/** Knows visitors by their cookies. */
export interface Visitors {
  from(cookieHeader: string | undefined): Promise<Visitor>;
  /** One who has no bucket yet, with the `Set-Cookie` that keeps it. */
  withBucket(visitor: Visitor): { readonly visitor: Visitor; readonly setCookie: string };
  /** The `Set-Cookie` of a preview link; undefined if the link can't be used. An empty token ends the preview. */
  followLink(token: string): Promise<string | undefined>;
}

const previewCookie = 'hearthway_preview';

export function createVisitors(previews: PreviewTokens, publicOrigin: string): Visitors {
  const secure = publicOrigin.startsWith('https:') ? ['Secure'] : [];
  /** Links from other sites send the cookie, too: they would lead to other releases otherwise. */
  const store = (name: string, value: string | number, seconds: number): string =>
    [`${name}=${value}`, `Max-Age=${seconds}`, 'Path=/', 'HttpOnly', ...secure, 'SameSite=Lax'].join('; ');

  return {
    async from(cookieHeader = '') {
      const token = cookieIn(cookieHeader, previewCookie);
      return {
        bucket: bucketFrom(cookieIn(cookieHeader, bucketCookie.name)),
        preview: token === undefined ? undefined : await previews.read(token),
      };
    },
    withBucket(visitor) {
      const bucket = newBucket();
      return { visitor: { ...visitor, bucket }, setCookie: store(bucketCookie.name, bucket, bucketCookie.seconds) };
    },
    async followLink(token) {
      if (token === '') return store(previewCookie, '', 0);
      const preview = await previews.read(token);
      return preview && store(previewCookie, token, Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1_000));
    },
  };
}

/** The first, because browsers send the one with the longest path first. */
function cookieIn(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
