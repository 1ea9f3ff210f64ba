import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PlainBuild, PlainFile } from './build-plain.js';
import { plainPage } from './plain-page.js';

export interface PlainServer {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface PlainServerOptions {
  /** Address of the gateway, whose pages, headers and API are used. */
  readonly model: string;
  readonly build: PlainBuild;
  /** Folder of the page in mf-marketing, by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly prerendered: boolean;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the plain application from memory, with the gateway's compression and headers. Forwards API calls to the gateway. */
export async function servePlain(options: PlainServerOptions): Promise<PlainServer> {
  const answers = new Map<string, PlainFile & { readonly headers: Readonly<Record<string, string>> }>();
  const pageHeaders = await headersOf(`${options.model}/`);
  const fileHeaders = await headersOf(options.model + (await someAsset(options.model)));
  for (const [name, file] of options.build.files) {
    const type = contentTypes[extname(name)];
    if (type) answers.set(`/plain/${name}`, { ...file, headers: { ...fileHeaders, 'content-type': type } });
  }
  for (const [path, folder] of Object.entries(options.pages)) {
    // Explicit, because Node's fetch does not accept brotli over plain http.
    const model = await fetch(options.model + path, { headers: { 'accept-encoding': 'br' } });
    const compressed = model.headers.get('content-encoding') === 'br';
    const html = plainPage(await model.text(), filesOf(options.build, folder), options);
    const contents = Buffer.from(html);
    answers.set(path, {
      contents,
      brotli: compressed ? brotliCompressSync(contents) : undefined,
      headers: pageHeaders,
    });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) send(response, answer);
    else {
      forward(options.model, request, response).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function filesOf(build: PlainBuild, folder: string) {
  const own = build.pageFiles(folder);
  const address = (name: string) => `/plain/${name}`;
  return {
    styles: [...build.first.styles, ...own.styles].map(address),
    fonts: build.first.fonts.map(address),
    scripts: build.first.scripts.map(address),
    preloads: own.scripts.map(address),
  };
}

function send(
  response: ServerResponse,
  { contents, brotli, headers }: PlainFile & { readonly headers: Readonly<Record<string, string>> },
): void {
  const body = brotli ?? contents;
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(brotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  response.end(body);
}

/** The gateway's headers, except those of this particular response, and its policy that each script has a digest. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const response = await fetch(url);
  await response.arrayBuffer();
  const leftOut = new Set([
    'connection',
    'content-encoding',
    'content-length',
    'date',
    'etag',
    'integrity-policy',
    'keep-alive',
    'transfer-encoding',
    'vary',
  ]);
  return Object.fromEntries([...response.headers].filter(([name]) => !leftOut.has(name)));
}

async function someAsset(origin: string): Promise<string> {
  const path = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${origin}/`)).text())?.[1];
  if (path === undefined) throw new Error('The page of the gateway names no script');
  return path;
}

async function forward(model: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'];
  const answer = await fetch(model + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const answerType = answer.headers.get('content-type');
  response.writeHead(answer.status, { ...(answerType !== null && { 'content-type': answerType }) });
  response.end(body);
}
