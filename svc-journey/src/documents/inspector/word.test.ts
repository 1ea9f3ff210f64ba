import { describe, expect, it } from '@jest/globals';
import { wordOf } from '../testing/sample-files.js';
import { inspect } from './inspect.js';

const inspectionOf = async (file: Buffer) => (await inspect(file, 25 * 1024 * 1024)).inspection;
const relations = (entries: string) =>
  Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`,
  );
const relation = (type: string, target: string, more = '') =>
  relations(
    `<Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`,
  );
const fromOutside = ' TargetMode="External"';

/** The place of a part’s entry in the list at the end. */
const entryOf = (file: Buffer, name: string): number => file.lastIndexOf(name) - 46;

describe('a Word file', () => {
  it('is taken as it is, with its text', async () => {
    expect(await inspectionOf(await wordOf({ text: 'Gift of &lt;$5,000&gt;' }))).toMatchObject({
      taken: true,
      pages: null,
      text: ['Gift of <$5,000>\n'],
      dangers: [],
    });
  });

  it.each([
    ['a macro', { 'word/vbaProject.bin': Buffer.from('x') }, ['macro']],
    ['a macro under another name', { 'word/_rels/document.xml.rels': relation('vbaProject', 'a.bin') }, ['macro']],
    ['a control', { 'word/activeX/activeX1.xml': Buffer.from('<x/>') }, ['macro']],
    ['another file in it', { 'word/embeddings/oleObject1.bin': Buffer.from('x') }, ['attachment']],
    [
      'another file in an unusual place',
      { 'word/_rels/document.xml.rels': relation('oleObject', 'media/a.png') },
      ['attachment'],
    ],
    [
      'a template from the internet',
      { 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'https://example.com/a.dotm', fromOutside) },
      ['macro'],
    ],
    [
      'a template on the writer’s disk',
      { 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'file:///C:\\Letter.dotx', fromOutside) },
      [],
    ],
    [
      'links and pictures',
      { 'word/_rels/document.xml.rels': relation('hyperlink', 'https://example.com', fromOutside) },
      [],
    ],
  ])('with %s is flagged so', async (_what, others, dangers) => {
    expect(await inspectionOf(await wordOf({ text: 'x', others }))).toMatchObject({
      taken: true,
      dangers,
    });
  });

  it('that starts a program from a field is flagged, also if the field is in pieces', async () => {
    const text =
      '</w:t><w:instrText xml:space="preserve">DDE</w:instrText><w:instrText>AUTO c:\\\\cmd.exe</w:instrText><w:t>';
    expect(await inspectionOf(await wordOf({ text }))).toMatchObject({ dangers: ['launch'] });
  });

  it('that unpacks to too much is refused, also by what it only claims', async () => {
    const zeros = await wordOf({ others: { 'word/media/a.bmp': Buffer.alloc(260 * 1024 * 1024) } });
    expect(zeros.length).toBeLessThan(1024 * 1024);
    expect(await inspectionOf(zeros)).toEqual({ taken: false, refusal: 'too-large-inside' });
  });

  it('whose list says less than a part unpacks to is refused', async () => {
    const file = await wordOf({ others: { 'word/media/a.bmp': Buffer.alloc(1024 * 1024) } });
    file.writeUInt32LE(10, entryOf(file, 'word/media/a.bmp') + 24);
    expect(await inspectionOf(file)).toEqual({ taken: false, refusal: 'damaged' });
  });

  it('whose parts share bytes is refused', async () => {
    const file = await wordOf({ others: { 'word/a.xml': Buffer.alloc(5_000), 'word/b.xml': Buffer.alloc(5_000) } });
    const [a, b] = [entryOf(file, 'word/a.xml'), entryOf(file, 'word/b.xml')];
    file.writeUInt32LE(file.readUInt32LE(a + 42), b + 42);
    expect(await inspectionOf(file)).toEqual({ taken: false, refusal: 'too-large-inside' });
  });

  it('holds another archive as one part, which stays packed', async () => {
    const inner = await wordOf({ others: { 'word/a.xml': Buffer.alloc(1_000_000) } });
    expect(await inspectionOf(await wordOf({ others: { 'word/embeddings/a.docx': inner } }))).toMatchObject({
      dangers: ['attachment'],
    });
  });

  it.each([
    ['was cut off', async () => (await wordOf({ text: 'x' })).subarray(0, 300), 'incomplete'],
    ['was changed inside', async () => changed(await wordOf({ text: 'x'.repeat(500) })), 'damaged'],
    ['has a password', () => Promise.resolve(encrypted()), 'password'],
    ['is an archive of something else', async () => renamed(await wordOf()), 'wrong-type'],
    ['opens as a PDF, too', () => wordOf({ others: {}, first: Buffer.from('%PDF-1.7') }), 'wrong-type'],
  ])('that %s is refused', async (_what, make, refusal) => {
    expect(await inspectionOf(await make())).toEqual({ taken: false, refusal });
  });
});

function changed(file: Buffer): Buffer {
  const at = entryOf(file, 'word/document.xml') + 16;
  file.writeUInt32LE((file.readUInt32LE(at) + 1) % 2 ** 32, at);
  return file;
}

/** The container that Office uses, as far as it matters here. */
const encrypted = (): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1_000),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);

const renamed = (file: Buffer): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll('word/document.xml', 'wart/document.xml'), 'latin1');
