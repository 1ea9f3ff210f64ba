import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileNameOf, type ContentFiles } from './content-files.js';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Above that, the highest quality would take longer than a publisher waits: 8 MB would need 20 s. */
const bestQualityBytes = 1_048_576;
const levels = { brotli: constants.BROTLI_MAX_QUALITY, brotliOfLarge: 9, gzip: 9 };

interface CompressedForms {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The compressed forms of a content, as small as possible, because they are made only once. */
export async function compress(content: Buffer): Promise<CompressedForms> {
  const quality = content.length > bestQualityBytes ? levels.brotliOfLarge : levels.brotli;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return { br: await brotli(content, { params }), gzip: await deflate(content, { level: levels.gzip }) };
}

/** `compress`, unless the forms are among those that were made before. Of other levels, they have other names. */
export async function compressOnce(id: string, content: Buffer, made: ContentFiles): Promise<CompressedForms> {
  const nameOf = (form: keyof CompressedForms) => `${Object.values(levels).join('-')}/${fileNameOf(id, form)}`;
  const read = async (form: keyof CompressedForms) => {
    const file = await made.read(nameOf(form));
    return file && buffer(file);
  };
  const [br, gzip] = await Promise.all([read('br'), read('gzip')]);
  if (br && gzip) return { br, gzip };
  const forms = await compress(content);
  await Promise.all([made.write(nameOf('br'), forms.br), made.write(nameOf('gzip'), forms.gzip)]);
  return forms;
}
