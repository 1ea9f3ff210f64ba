/** A request's address, normalized: the only form that the rest of the gateway sees. */
export interface RequestTarget {
  /** Path and query. */
  readonly url: string;
  /** From the absolute form (RFC 9112, section 3.2.2), where it overrides the header. */
  readonly host: string | undefined;
}

const hostForm = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)/i;
/** Far longer than any of our addresses. */
const maximumPathLength = 1024;

const plainPath = /^[\w./~-]*$/;
const visibleCharacters = /^[\x21-\x7e]*$/;
/** A percent sign that remains after decoding was encoded twice. */
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const neverInAPath = /[\\%\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const dotsAndSpaces = /^[\s.]*$/;

/**
 * Undefined for anything but the address of a page, a file or an operation, and for one that two parsers could read
 * differently.
 */
export function readTarget(raw: string): RequestTarget | undefined {
  const [origin = '', host] = absoluteForm.exec(raw) ?? [];
  if (raw.includes('#') || (host !== undefined && !isHost(host))) return undefined;
  const local = raw.slice(origin.length);
  const queryAt = local.indexOf('?');
  const rawPath = queryAt === -1 ? local : local.slice(0, queryAt);
  const path = canonicalPath(origin !== '' && rawPath === '' ? '/' : rawPath);
  if (path === undefined) return undefined;
  return { url: queryAt === -1 ? path : path + local.slice(queryAt), host };
}

export function isHost(text: string): boolean {
  return hostForm.test(text);
}

/** Segments, then slashes. An empty segment at the start would make it another host's address (`//elsewhere.example/`). */
const endsInSlashes = /^((?:\/[^/?]+)+)\/+(?=\?|$)/;

/** The same path and query without slashes at the path's end; undefined if there are none, and for the root. */
export function withoutTrailingSlash(url: string): string | undefined {
  return endsInSlashes.test(url) ? url.replace(endsInSlashes, '$1') : undefined;
}

function canonicalPath(path: string): string | undefined {
  if (path.length > maximumPathLength || !path.startsWith('/')) return undefined;
  if (plainPath.test(path) && !path.includes('/.')) return path;
  const decoded = visibleCharacters.test(path) ? decode(path) : undefined;
  if (decoded === undefined || neverInAPath.test(decoded)) return undefined;
  const segments = decoded.split('/');
  const hidesSlash = segments.length !== path.split('/').length;
  if (hidesSlash || segments.some(isDotSegment)) return undefined;
  return segments.map(encodeURIComponent).join('/');
}

/** Also with spaces or parameters after the dots, which some parsers drop. */
function isDotSegment(segment: string): boolean {
  const [name = ''] = segment.split(';');
  return name.includes('.') && dotsAndSpaces.test(name);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
