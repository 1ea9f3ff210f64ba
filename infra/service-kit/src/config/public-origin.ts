import * as z from 'zod/mini';

/**
 * The address of the site in browsers: https, or plain http on the loopback only. On any other host passwords and cookies
 * would cross a network unencrypted.
 */
export const publicOrigin = z
  .string()
  .check(z.refine(isPublicOrigin, 'must be an https address, or an http address of localhost, without a path'));

function isPublicOrigin(text: string): boolean {
  const url = parse(text);
  if (url?.username !== '' || url.password !== '' || !/^https?:\/\/[^/?#]+\/?$/.test(text)) return false;
  return url.protocol === 'https:' || isLoopback(url);
}

/** Whether the site uses plain http, which `publicOrigin` allows on the loopback only. */
export function isPlainHttp(origin: string): boolean {
  return parse(origin)?.protocol === 'http:';
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
