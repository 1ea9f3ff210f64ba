import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Above that, the highest quality would take longer than a publisher waits: 8 MB would need 20 s. */
const bestQualityBytes = 1_048_576;

/** The compressed forms of a content, as small as possible, because they are made only once. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const quality = content.length > bestQualityBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return { br: await brotli(content, { params }), gzip: await deflate(content, { level: 9 }) };
}
