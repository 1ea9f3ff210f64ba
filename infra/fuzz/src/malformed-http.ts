import { malformedKinds, mutations, written, type MalformedKind, type RawRequest } from './http-mutations.js';
import { createRandom, type Random } from '@hearthway/tooling/testing/random';

/** Bytes for a socket that are valid HTTP, nearly valid, or not HTTP at all. */
export interface MalformedRequest {
  readonly kind: MalformedKind;
  /** To be written one after the other, so that each reaches the server separately. */
  readonly fragments: readonly Buffer[];
}

/** What the valid parts are made from. */
export interface MalformedOptions {
  readonly seed: number;
  /** Addresses that the server knows. */
  readonly paths: readonly string[];
  readonly host: string;
}

/** An endless sequence. All text is `latin1`, so that a character is a byte. */
export function* malformedRequests({ seed, paths, host }: MalformedOptions): Generator<MalformedRequest, never> {
  const random = createRandom(seed);
  for (;;) {
    const kind = random.pick(malformedKinds);
    const request = validRequest(random, random.pick(paths), host);
    mutations[kind](request, random);
    yield { kind, fragments: fragmentsOf(Buffer.from(written(request), 'latin1'), random) };
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

function validRequest(random: Random, path: string, host: string): RawRequest {
  const method = random.pick(methods);
  const body = method === 'GET' || method === 'HEAD' ? '' : '{"a":1}';
  const headers = [`Host: ${host}`, 'Accept: */*'];
  if (body !== '') headers.push('Content-Type: application/json', `Content-Length: ${body.length}`);
  return { line: `${method} ${path} HTTP/1.1`, headers, body, lineEnd: '\r\n' };
}

function fragmentsOf(bytes: Buffer, random: Random): Buffer[] {
  const fragments: Buffer[] = [];
  const cuts = random.pick([0, 0, 0, 1, 3, 12]);
  let rest = bytes;
  for (let cut = 0; cut < cuts && rest.length > 1; cut += 1) {
    const at = 1 + random.integer(rest.length - 1);
    fragments.push(rest.subarray(0, at));
    rest = rest.subarray(at);
  }
  return [...fragments, rest];
}
