import type { Random } from '@hearthway/tooling/testing/random';

/** The parts of a request that mutations change. */
export interface RawRequest {
  line: string;
  headers: string[];
  body: string;
  lineEnd: string;
}

/** The request as sent. */
export function written({ line, headers, body, lineEnd }: RawRequest): string {
  return [line, ...headers, '', body].join(lineEnd);
}

/** Each makes a valid request invalid in one way. */
export const mutations = {
  'request-line'(request, random) {
    const [method = '', target = '', version = ''] = request.line.split(' ');
    request.line = random.pick([
      `${method}  ${target} ${version}`,
      `${method}\t${target}\t${version}`,
      ` ${request.line}`,
      `${request.line} `,
      `${method} ${target}`,
      method,
      '',
      `${method} ${target} HTTP/${random.pick(['0.9', '1.2', '1.01', '2.0', '3', '-1.1', '1', '11.1'])}`,
      `${method} ${target} http/1.1`,
      `${method} ${target} HTTPS/1.1`,
      `${method.toLowerCase()} ${target} ${version}`,
      `${random.pick(['HELLO', 'PRI', 'SOURCE', 'M-SEARCH', 'PURGE', 'TRACE', 'PROPFIND', 'QUERY', 'GET\0'])} ${target} ${version}`,
      `\r\n\r\n${request.line}`,
      `\x16\x03\x01${request.line}`,
    ]);
  },
  target(request, random) {
    const [method = '', target = '', version = ''] = request.line.split(' ');
    const odd = random.pick([
      ...oddCharacters.map((character) => `${target}${character}x`),
      ...['/../..', '/..\\..', '/%2e%2e/%2e%2e', '/%252e%252e', '/..;/', '/%00', '/%c0%ae', '/%ff', '/%'].map(
        (end) => target + end,
      ),
      `${target}?${bytes(random, 20)}`,
      `${target}?${'a=1&'.repeat(2000)}`,
      `/${bytes(random, 1 + random.integer(40))}`,
      `/${'a'.repeat(random.pick([1000, 8000, 15_000, 40_000]))}`,
      `${target}#fragment`,
      '',
      `//${target}`,
    ]);
    request.line = `${method} ${odd} ${version}`;
  },
  'target-form'(request, random) {
    const [method = '', target = '', version = ''] = request.line.split(' ');
    request.line = random.pick([
      `${method} http://elsewhere.example${target} ${version}`,
      `${method} http://user:password@elsewhere.example${target} ${version}`,
      `${method} http://${target} ${version}`,
      `${method} http:${target} ${version}`,
      `${method} https://[::1${target} ${version}`,
      `${method} http://elsewhere.example:99999999${target} ${version}`,
      `${method} ftp://elsewhere.example${target} ${version}`,
      `${method} file://${target} ${version}`,
      `${method} elsewhere.example:443 ${version}`,
      `${method} * ${version}`,
      `OPTIONS * ${version}`,
      `CONNECT elsewhere.example:443 ${version}`,
      `CONNECT ${target} ${version}`,
      `CONNECT http://elsewhere.example${target} ${version}`,
    ]);
  },
  'header-name'(request, random) {
    const odd = random.pick(oddCharacters);
    request.headers.push(
      random.pick([
        `X${odd}Name: value`,
        `${odd}X-Name: value`,
        `X-Name${odd}: value`,
        ': value',
        'no colon',
        `${odd}: ${odd}`,
      ]),
    );
  },
  'header-value'(request, random) {
    const name = random.pick(headerNames);
    const value = random.pick([
      ...oddCharacters.map((odd) => `a${odd}b`),
      bytes(random, 30),
      '',
      '"'.repeat(500),
      ';q=,;q='.repeat(200),
    ]);
    request.headers.push(`${name}: ${value}`);
  },
  'line-ends'(request, random) {
    request.lineEnd = random.pick(['\n', '\r', '\n\r', '\r\r\n', '\r\n ', '\r\n\t', '\u2028']);
  },
  folding(request, random) {
    request.headers.push('X-Folded: one', `${random.pick([' ', '\t', '\v'])}Transfer-Encoding: chunked`);
  },
  host(request, random) {
    const others = request.headers.filter((header) => !header.startsWith('Host'));
    const host = random.pick(['', 'a'.repeat(5000), ...hosts]);
    request.headers = random.pick([others, [...others, `Host: ${host}`], ['Host: first', 'Host: second', ...others]]);
  },
  'content-length'(request, random) {
    withBody(request);
    request.headers.push(`Content-Length: ${random.pick(lengths)}`);
    if (random.integer(3) === 0) request.headers.push(`Content-Length: ${random.pick(lengths)}`);
    if (random.integer(3) === 0) request.body += smuggled;
  },
  'transfer-encoding'(request, random) {
    const body = `0\r\n\r\n${smuggled}`;
    chunked(request, body);
    request.headers.pop();
    const [name, encoding] = [random.pick(encodingNames), random.pick(['', ' chunked', ...encodings])];
    request.headers.push(`${name}: ${encoding}`);
    if (random.integer(2) === 0)
      request.headers.push(`Content-Length: ${random.pick(['0', '4', String(body.length)])}`);
  },
  chunks(request, random) {
    const size = random.pick([`7;${'a'.repeat(20_000)}`, 'f'.repeat(17), '7 ', ' 7', '', ...sizes]);
    const end = random.pick([
      '\r\n0\r\n\r\n',
      '\n0\n\n',
      '0\r\n\r\n',
      '\r\n0\r\nTrailer: 1\r\n\r\n',
      '\r\n0\r\nContent-Length: 5\r\n\r\n',
      '\r\n0\r\nX\0Y: 1\r\n\r\n',
      '',
      '\r\n0\r\n',
    ]);
    chunked(request, `${size}${random.pick(['\r\n', '\r\n', '\n', '\r'])}{"a":1}${end}`);
  },
  'huge-headers'(request, random) {
    const count = random.pick([1, 100, 3000]);
    const length = random.pick([10, 300, 20_000]);
    for (let index = 0; index < count && index * length < 60_000; index += 1) {
      request.headers.push(`X-Header-${index}: ${'a'.repeat(length)}`);
    }
  },
  expectation(request, random) {
    request.headers.push(
      `Expect: ${random.pick(['100-continue', '100-Continue', '100-continue, more', '200-ok', '', '\xff', '100-continue;a=b'])}`,
    );
    if (random.integer(2) === 0) withBody(request);
  },
  upgrade(request, random) {
    const protocol = random.pick(['websocket', 'h2c', 'TLS/1.0', 'websocket, h2c', '', '\xff']);
    request.headers.push(
      `Connection: ${random.pick(['Upgrade', 'upgrade, HTTP2-Settings', 'close, Upgrade'])}`,
      `Upgrade: ${protocol}`,
    );
    if (random.integer(2) === 0)
      request.headers.push('HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Sec-WebSocket-Key: x');
  },
  'hop-by-hop'(request, random) {
    const value = random.pick(hopByHopValues);
    request.headers.push(`${random.pick(hopByHopNames)}: ${value}`, `${random.pick(hopByHopNames)}: ${value}`);
  },
  pipelining(request, random) {
    const again = written(request);
    const next = random.pick([
      again,
      again.repeat(20),
      smuggled,
      'garbage\r\n\r\n',
      '\r\n'.repeat(50),
      '\0'.repeat(10),
      bytes(random, 50),
    ]);
    request.body += next;
  },
  truncation(request, random) {
    const whole = written(request);
    Object.assign(request, { line: whole.slice(0, random.integer(whole.length)), headers: [], body: '', lineEnd: '' });
  },
  noise(request, random) {
    const whole = Array.from(written(request));
    const changes = 1 + random.integer(5);
    for (let change = 0; change < changes; change += 1) whole[random.integer(whole.length)] = bytes(random, 1);
    Object.assign(request, { line: whole.join(''), headers: [], body: '', lineEnd: '' });
  },
} satisfies Record<string, (request: RawRequest, random: Random) => void>;

export type MalformedKind = keyof typeof mutations;
export const malformedKinds = Object.keys(mutations) as MalformedKind[];

const headerNames =
  'X-Name Accept Accept-Encoding Authorization Cookie Content-Type X-Request-Id Traceparent X-Forwarded-For If-None-Match Origin'.split(
    ' ',
  );
const hopByHopNames = 'Connection TE Trailer Keep-Alive Proxy-Connection Proxy-Authorization Via Max-Forwards'.split(
  ' ',
);
const hopByHopValues = 'close|keep-alive, host, content-length|authorization|trailers|chunked|timeout=-1|0|\xff'.split(
  '|',
);
const hosts = 'a b|a/b|a\\b|user@host|[::1|host:port|\xff|a,b|<a>'.split('|');
const lengths = '|-1|+7|7x|0x7|7.0|1e1| |7, 7|7, 8|999999999999999999999999999999|6|8|100|07|\t7'.split('|');
const encodingNames =
  'Transfer-Encoding|Transfer-Encoding |transfer-encoding|Transfer_Encoding|X\nTransfer-Encoding'.split('|');
const encodings =
  'chunked, identity|identity, chunked|xchunked|chunked;a=b|Chunked|\vchunked|chunked\0|"chunked"|gzip|gzip, chunked|chunked, chunked'.split(
    '|',
  );
const sizes = 'zz -1 0x7 7;a=b +7 6 8 00000000000007'.split(' ');
const oddCharacters = Array.from('\0\r\n\t\v\x1b\x7f\x80\xff :\\"%\u00a0');

const smuggled = 'GET /internal/jwks.json HTTP/1.1\r\nHost: inside\r\n\r\n';

function bytes(random: Random, count: number): string {
  return String.fromCharCode(...Array.from({ length: count }, () => random.integer(256)));
}

function withBody(request: RawRequest): void {
  request.line = request.line.replace(/^\S+/, 'POST');
  request.headers = request.headers.filter((header) => !header.startsWith('Content-Length'));
  request.body = '{"a":1}';
}

function chunked(request: RawRequest, body: string): void {
  withBody(request);
  request.headers.push('Transfer-Encoding: chunked');
  request.body = body;
}
