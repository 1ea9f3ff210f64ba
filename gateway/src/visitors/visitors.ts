import { bucketCookie } from '@hearthway/contracts/constants';
import type { LocalSlice, SitePreview } from '@hearthway/contracts/releases';
import { bucketFrom, newBucket } from './canary-bucket.js';
import { localSliceText, type LocalSlices } from './local-slices.js';
import type { PreviewTokens } from './preview-token.js';

/** Which releases a browser gets. */
export interface Visitor {
  /** Without one, it gets no canary. */
  readonly bucket?: number | undefined;
  readonly preview?: SitePreview | undefined;
  /** What its developer serves, for this browser. */
  readonly local?: readonly LocalSlice[] | undefined;
}

/** Knows visitors by their cookies. */
export interface Visitors {
  from(cookieHeader: string | undefined): Promise<Visitor>;
  /** One who has no bucket yet, with the `Set-Cookie` that keeps it. */
  withBucket(visitor: Visitor): { readonly visitor: Visitor; readonly setCookie: string };
  /** The `Set-Cookie` of a preview link; undefined if the link can't be used. An empty token ends the preview. */
  followLink(token: string): Promise<string | undefined>;
  /** The `Set-Cookie` of a link to local slices, besides those the browser has; undefined if they can't be used. Empty texts end them. */
  followLocalLink(texts: readonly string[], cookieHeader: string | undefined): string | undefined;
}

const previewCookie = 'hearthway_preview';
const localCookie = 'hearthway_local';
/** A working day. */
const localSeconds = 12 * 3_600;

export function createVisitors(previews: PreviewTokens, locals: LocalSlices, publicOrigin: string): Visitors {
  const secure = publicOrigin.startsWith('https:') ? ['Secure'] : [];
  /** Links from other sites send the cookie, too: they would lead to other releases otherwise. */
  const store = (name: string, value: string | number, seconds: number): string =>
    [`${name}=${value}`, `Max-Age=${seconds}`, 'Path=/', 'HttpOnly', ...secure, 'SameSite=Lax'].join('; ');

  const localIn = (cookieHeader: string): readonly LocalSlice[] =>
    (cookieIn(cookieHeader, localCookie) ?? '').split(separator).flatMap((text) => locals.read(text) ?? []);

  return {
    async from(cookieHeader = '') {
      const token = cookieIn(cookieHeader, previewCookie);
      return {
        bucket: bucketFrom(cookieIn(cookieHeader, bucketCookie.name)),
        preview: token === undefined ? undefined : await previews.read(token),
        local: localIn(cookieHeader),
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
    followLocalLink(texts, cookieHeader = '') {
      if (texts.every((text) => text === '')) return store(localCookie, '', 0);
      const named = texts.map((text) => locals.read(text));
      if (named.includes(undefined)) return undefined;
      const bySlice = new Map([...localIn(cookieHeader), ...named].flatMap((one) => (one ? [[one.slice, one]] : [])));
      return store(localCookie, [...bySlice.values()].map(localSliceText).join(separator), localSeconds);
    },
  };
}

/** Between local slices in their cookie, where a comma may not be. */
const separator = '|';

/** The first, because browsers send the one with the longest path first. */
function cookieIn(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
