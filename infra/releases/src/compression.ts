import { extname } from 'node:path';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';

export type Compression = 'br' | 'gzip';

/** Best first: the order of preference for a server. */
export const compressionsOf: readonly Compression[] = ['br', 'gzip'];

const endings: Readonly<Record<Compression, string>> = { br: '.br', gzip: '.gz' };
const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.map',
  '.webmanifest',
  '.ico',
]);
const worthwhileBytes = 1024;

/** Path of the compressed form, next to the file. */
export function compressedPath(path: string, compression: Compression): string {
  return `${path}${endings[compression]}`;
}

/** Whether a release has compressed forms of this file. */
export function isCompressed(file: { path: string; bytes: number }): boolean {
  return file.bytes > worthwhileBytes && compressible.has(extname(file.path));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `thorough` for what is compressed once and sent often, `quick` for what somebody waits for. */
export type Effort = 'quick' | 'thorough';

const gzipLevels = { quick: 4, thorough: 9 };
const brotliQualities = { quick: 4, thorough: constants.BROTLI_MAX_QUALITY };

export function compress(contents: Buffer, compression: Compression, effort: Effort = 'thorough'): Promise<Buffer> {
  if (compression === 'gzip') return deflate(contents, { level: gzipLevels[effort] });
  return brotli(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });
}

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export function decompress(compressed: Buffer, compression: Compression): Promise<Buffer> {
  return decompressors[compression](compressed);
}
