import { sliceName, type LocalSlice } from '@hearthway/contracts/releases';
import { shellName } from '../pages/site.js';

/** Which slices of developers the site shows. */
export interface LocalSlices {
  /** Reads `<slice>@<origin>`. Undefined unless a browser may show that slice from there. */
  read(text: string): LocalSlice | undefined;
}

/** @param allowed origins; one on the loopback without a port stands for all ports there */
export function createLocalSlices(allowed: readonly string[]): LocalSlices {
  const origins = new Set(allowed.map((address) => new URL(address).origin));
  return {
    read(text) {
      const local = localSliceIn(text);
      return local && (origins.has(local.origin) || origins.has(loopbackOf(local.origin))) ? local : undefined;
    },
  };
}

/** Undefined if the text doesn't name a slice and an origin. The shell, which loads the others, is none. */
export function localSliceIn(text: string): LocalSlice | undefined {
  const [slice = '', origin = '', ...rest] = text.split('@');
  const isExact = /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;
  const isSlice = sliceName.safeParse(slice).success && slice !== shellName;
  return isExact && isSlice && rest.length === 0 ? { slice, origin } : undefined;
}

export const localSliceText = ({ slice, origin }: LocalSlice): string => `${slice}@${origin}`;

/** `http://127.0.0.1` of `http://127.0.0.1:8102`; empty if that isn't on the loopback. */
const loopbackOf = (origin: string): string => /^http:\/\/(localhost|127\.0\.0\.1)(?=:\d+$)/.exec(origin)?.[0] ?? '';
