import { expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { compress, compressOnce } from './compress.js';
import { contentIdOf } from './content-id.js';

it('compresses a content that was compressed before no more', async () => {
  const files = new Map<string, Buffer>();
  const made = {
    read: (name: string) => Promise.resolve(files.has(name) ? Readable.from([files.get(name)]) : undefined),
    write: (name: string, bytes: Buffer) => Promise.resolve(void files.set(name, bytes)),
  };
  const content = Buffer.from('what visitors read '.repeat(100));
  const id = contentIdOf(content);
  const forms = await compress(content);
  expect(await compressOnce(id, content, made)).toEqual(forms);
  // Shows that nothing is compressed: another content is given with the same id.
  expect(await compressOnce(id, Buffer.from('else'), made)).toEqual(forms);
  const [name = ''] = files.keys();
  files.delete(name);
  expect(await compressOnce(id, content, made)).toEqual(forms);
  expect(files.size).toBe(2);
});
