import { releaseVersion, sliceName, type Release } from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import { readCredential } from './credentials.js';
import { isSigned } from './ed25519.js';
import { covers, digestOfRelease, type Signer } from './signer.js';
import type { Trust } from './trust.js';

const preview = z.object({
  slice: sliceName,
  version: releaseVersion,
  digest: z.string(),
  environment: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
  credential: z.string(),
});

/** A release that the holder of a link may see, although it is not live. */
export type Preview = z.infer<typeof preview>;

const purpose = 'preview';
const form = /^([A-Za-z0-9_-]{1,1000})\.([A-Za-z0-9_-]{86})$/;

/** A text for a link that shows a release until a time. Nothing in it is an address. */
export function signPreview({ credential, environment, sign }: Signer, release: Release, until: number): string {
  const { slice, version } = release;
  const signed: Preview = {
    slice,
    version,
    digest: digestOfRelease(release),
    environment,
    until,
    credential: credential.id,
  };
  return `${Buffer.from(JSON.stringify(signed)).toString('base64url')}.${sign(purpose, signed)}`;
}

/** @returns undefined if nobody who may release this slice here has signed it, or its time is over */
export async function openPreview(
  store: string,
  trust: Trust,
  text: string,
  now: number,
): Promise<Preview | undefined> {
  const [, encoded = '', signature = ''] = form.exec(text) ?? [];
  const signed = preview.safeParse(parseJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  if (!signed.success || signed.data.environment !== trust.environment || now >= signed.data.until) return undefined;
  const { data } = signed;
  if (!/^[0-9a-f]{16}$/.test(data.credential)) return undefined;
  const credential = await readCredential(store, data.credential, trust.rootKey);
  if (!credential || credential.revoked || now >= Date.parse(credential.expiresAt)) return undefined;
  if (!covers(credential, data.slice) || !credential.environments.includes(trust.environment)) return undefined;
  return isSigned(purpose, data, { publicKey: credential.publicKey, signature }) ? data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
