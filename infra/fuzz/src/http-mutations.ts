import type { Random } from './seeded-random.js';

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
    request.line = random.one([
      `${method}  ${target} ${version}`,
      `${method}\t${target}\t${version}`,
      ` ${request.line}`,
      `${request.line} `,
      `${method} ${target}`,
      method,
      '',
      `${method} ${target} HTTP/${random.one(['0.9', '1.2', '1.01', '2.0', '3', '-1.1', '1', '11.1'])}`,
      `${method} ${target} http/1.1`,
      `${method} ${target} HTTPS/1.1`,
      `${method.toLowerCase()} ${target} ${version}`,
      `${random.one(['HELLO', 'PRI', 'SOURCE', 'M-SEARCH', 'PURGE', 'TRACE', 'PROPFIND', 'QUERY', 'GET\0'])} ${target} ${version}`,
      `\r\n\r\n${request.line}`,
      `\x16\x03\x01${request.line}`,
    ]);
  },
  target(request, random) {
    const [method = '', target = '', version = ''] = request.line.split(' ');
    const odd = random.one([
      ...oddCharacters.map((character) => `${target}${character}x`),
      ...['/../..', '/..\\..', '/%2e%2e/%2e%2e', '/%252e%252e', '/..;/', '/%00', '/%c0%ae', '/%ff', '/%'].map(
        (end) => target + end,
      ),
      `${target}?${random.bytes(20)}`,
      `${target}?${'a=1&'.repeat(2000)}`,
      `/${random.bytes(1 + random.below(40))}`,
      `/${'a'.repeat(random.one([1000, 8000, 15_000, 40_000]))}`,
      `${target}#fragment`,
      '',
      `//${target}`,
    ]);
    request.line = `${method} ${odd} ${version}`;
  },
  'target-form'(request, random) {
    const [method = '', target = '', version = ''] = request.line.split(' ');
    request.line = random.one([
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
    const odd = random.one(oddCharacters);
    request.headers.push(
      random.one([
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
    const name = random.one([
      'X-Name',
      'Accept',
      'Accept-Encoding',
      'Authorization',
      'Cookie',
      'Content-Type',
      'X-Request-Id',
      'Traceparent',
      'X-Forwarded-For',
      'If-None-Match',
      'Origin',
    ]);
    const value = random.one([
      ...oddCharacters.map((odd) => `a${odd}b`),
      random.bytes(30),
      '',
      '"'.repeat(500),
      ';q=,;q='.repeat(200),
    ]);
    request.headers.push(`${name}: ${value}`);
  },
  'line-ends'(request, random) {
    request.lineEnd = random.one(['\n', '\r', '\n\r', '\r\r\n', '\r\n ', '\r\n\t', '\u2028']);
  },
  folding(request, random) {
    request.headers.push('X-Folded: one', `${random.one([' ', '\t', '\v'])}Transfer-Encoding: chunked`);
  },
  host(request, random) {
    const others = request.headers.filter((header) => !header.startsWith('Host'));
    const host = random.one([
      '',
      'a b',
      'a/b',
      'a\\b',
      'user@host',
      '[::1',
      'host:port',
      'a'.repeat(5000),
      '\xff',
      'a,b',
      '<a>',
    ]);
    request.headers = random.one([others, [...others, `Host: ${host}`], ['Host: first', 'Host: second', ...others]]);
  },
  'content-length'(request, random) {
    withBody(request);
    const lengths = [
      '-1',
      '+7',
      '7x',
      '0x7',
      '7.0',
      '1e1',
      '',
      ' ',
      '7, 7',
      '7, 8',
      '9'.repeat(30),
      '6',
      '8',
      '100',
      '07',
      '\t7',
    ];
    request.headers.push(`Content-Length: ${random.one(lengths)}`);
    if (random.below(3) === 0) request.headers.push(`Content-Length: ${random.one(lengths)}`);
    if (random.below(3) === 0) request.body += smuggled;
  },
  'transfer-encoding'(request, random) {
    const body = `0\r\n\r\n${smuggled}`;
    chunked(request, body);
    request.headers.pop();
    const encoding = random.one([
      'chunked, identity',
      'identity, chunked',
      'xchunked',
      'chunked;a=b',
      'Chunked',
      ' chunked',
      '\vchunked',
      'chunked\0',
      '"chunked"',
      'gzip',
      'gzip, chunked',
      'chunked, chunked',
      '',
    ]);
    const name = random.one([
      'Transfer-Encoding',
      'Transfer-Encoding ',
      'transfer-encoding',
      'Transfer_Encoding',
      'X\nTransfer-Encoding',
    ]);
    request.headers.push(`${name}: ${encoding}`);
    if (random.below(2) === 0) request.headers.push(`Content-Length: ${random.one(['0', '4', String(body.length)])}`);
  },
  chunks(request, random) {
    const size = random.one([
      'zz',
      '-1',
      '0x7',
      '7;a=b',
      `7;${'a'.repeat(20_000)}`,
      'f'.repeat(17),
      '7 ',
      ' 7',
      '+7',
      '',
      '6',
      '8',
      '00000000000007',
    ]);
    const end = random.one([
      '\r\n0\r\n\r\n',
      '\n0\n\n',
      '0\r\n\r\n',
      '\r\n0\r\nTrailer: 1\r\n\r\n',
      '\r\n0\r\nContent-Length: 5\r\n\r\n',
      '\r\n0\r\nX\0Y: 1\r\n\r\n',
      '',
      '\r\n0\r\n',
    ]);
    chunked(request, `${size}${random.one(['\r\n', '\r\n', '\n', '\r'])}{"a":1}${end}`);
  },
  'huge-headers'(request, random) {
    const count = random.one([1, 100, 3000]);
    const length = random.one([10, 300, 20_000]);
    for (let index = 0; index < count && index * length < 60_000; index += 1) {
      request.headers.push(`X-Header-${index}: ${'a'.repeat(length)}`);
    }
  },
  expectation(request, random) {
    request.headers.push(
      `Expect: ${random.one(['100-continue', '100-Continue', '100-continue, more', '200-ok', '', '\xff', '100-continue;a=b'])}`,
    );
    if (random.below(2) === 0) withBody(request);
  },
  upgrade(request, random) {
    const protocol = random.one(['websocket', 'h2c', 'TLS/1.0', 'websocket, h2c', '', '\xff']);
    request.headers.push(
      `Connection: ${random.one(['Upgrade', 'upgrade, HTTP2-Settings', 'close, Upgrade'])}`,
      `Upgrade: ${protocol}`,
    );
    if (random.below(2) === 0) request.headers.push('HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Sec-WebSocket-Key: x');
  },
  'hop-by-hop'(request, random) {
    const names = [
      'Connection',
      'TE',
      'Trailer',
      'Keep-Alive',
      'Proxy-Connection',
      'Proxy-Authorization',
      'Via',
      'Max-Forwards',
    ];
    const value = random.one([
      'close',
      'keep-alive, host, content-length',
      'authorization',
      'trailers',
      'chunked',
      'timeout=-1',
      '0',
      '\xff',
    ]);
    request.headers.push(`${random.one(names)}: ${value}`, `${random.one(names)}: ${value}`);
  },
  pipelining(request, random) {
    const again = written(request);
    const next = random.one([
      again,
      again.repeat(20),
      smuggled,
      'garbage\r\n\r\n',
      '\r\n'.repeat(50),
      '\0'.repeat(10),
      random.bytes(50),
    ]);
    request.body += next;
  },
  truncation(request, random) {
    const whole = written(request);
    Object.assign(request, { line: whole.slice(0, random.below(whole.length)), headers: [], body: '', lineEnd: '' });
  },
  noise(request, random) {
    const whole = Array.from(written(request));
    const changes = 1 + random.below(5);
    for (let change = 0; change < changes; change += 1) whole[random.below(whole.length)] = random.bytes(1);
    Object.assign(request, { line: whole.join(''), headers: [], body: '', lineEnd: '' });
  },
} satisfies Record<string, (request: RawRequest, random: Random) => void>;

export type MalformedKind = keyof typeof mutations;
export const malformedKinds = Object.keys(mutations) as MalformedKind[];

const oddCharacters = Array.from('\0\r\n\t\v\x1b\x7f\x80\xff :\\"%\u00a0');

const smuggled = 'GET /internal/jwks.json HTTP/1.1\r\nHost: inside\r\n\r\n';

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
