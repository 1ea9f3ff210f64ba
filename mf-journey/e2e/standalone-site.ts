import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

export interface StandaloneSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const folder = join(import.meta.dirname, '..');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

// As strict as the gateway's.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' blob: data:";

/** What the page throws, and what the policy stops, as it happens. */
export function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  return problems;
}

/** Builds the standalone page and serves it on a free port. */
export async function serveStandalone(): Promise<StandaloneSite> {
  const built = await mkdtemp(join(tmpdir(), 'mf-journey-'));
  await build(built);
  const server = createServer((request, response) => {
    void readBuilt(built, request.url ?? '/').then(({ body, type }) => {
      response.writeHead(body ? 200 : 404, { 'content-type': type, 'content-security-policy': policy }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(built, { recursive: true });
    },
  };
}

async function build(into: string): Promise<void> {
  const webpack = join(folder, '../node_modules/webpack/bin/webpack.js');
  const config = ['--config', 'webpack.config.ts', '--env', 'WEBPACK_SERVE', '--output-path', into];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', webpack, ...config], { cwd: folder });
}

/** Every path without an extension is the same page. */
async function readBuilt(built: string, url: string): Promise<{ body: Buffer | undefined; type: string }> {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  const file = extname(path) ? path : 'index.html';
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { type, body: await readFile(join(built, file)).catch(() => undefined) };
}
