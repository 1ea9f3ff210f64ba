import { describe, expect, it } from '@jest/globals';
import { pdfOf } from '../testing/sample-files.js';
import { plainPdf, type PdfParts } from '../testing/plain-pdf.js';
import { inspect } from './inspect.js';

const maximumBytes = 25 * 1024 * 1024;
const inspectionOf = async (file: Buffer) => (await inspect(file, maximumBytes)).inspection;
const dangersOf = async (parts: PdfParts) => {
  const found = await inspectionOf(plainPdf(parts));
  return found.taken ? found.dangers : found.refusal;
};

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /S /Launch /F (calc.exe) >>';

describe('a PDF', () => {
  it('is taken as it is, with the text of each page', async () => {
    expect(await inspectionOf(await pdfOf(['Page one', 'Page two']))).toEqual({
      taken: true,
      type: 'application/pdf',
      pages: 2,
      text: ['Page one', 'Page two'],
      dangers: [],
    });
  });

  it('is read as far as the search needs', async () => {
    const found = await inspectionOf(await pdfOf(Array.from({ length: 6 }, () => 'word '.repeat(4_000))));
    expect(found.taken && found.text.reduce((sum, { length }) => sum + length, 0)).toBe(60_000);
  });

  it.each<[string, PdfParts, readonly string[]]>([
    ['nothing', {}, []],
    ['a script that runs when it is opened', { catalog: `/OpenAction ${script}` }, ['script']],
    ['a script by another action', { catalog: `/AA << /WC ${script} >>` }, ['script']],
    [
      'a script whose name is written in codes',
      { catalog: `/OpenAction << /S /#4aava#53cript /J#53 (1) >>` },
      ['script'],
    ],
    ['a script in a compressed list of objects', { packed: [script] }, ['script']],
    ['a script in a list that names no type', { packed: [script], listType: '' }, ['script']],
    ['a list of objects that we can’t read', { packed: [script], listFilter: '/LZWDecode' }, ['script']],
    ['a program that it starts', { catalog: `/OpenAction ${launch}` }, ['launch']],
    ['a program, in a compressed list', { packed: [launch] }, ['launch']],
    ['an embedded file', { catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }, ['attachment']],
    ['a file without a type', { objects: ['<< /F (a.exe) /EF%\n<< /F 9 0 R >> >>'] }, ['attachment']],
    ['a form that is a program', { catalog: '/AcroForm << /XFA [(template) 5 0 R] /Fields [] >>' }, ['script']],
  ])('with %s is flagged so', async (_what, parts, dangers) => {
    expect(await dangersOf(parts)).toEqual(dangers);
  });

  it('isn’t flagged for what a compressed picture looks like by chance', async () => {
    expect(
      await dangersOf({
        objects: ['<< /Length 30 >>\nstream\n\u0001/JS \u0002/XFA(/EF \u0003/Launchy /AA\nendstream'],
      }),
    ).toEqual([]);
  });

  it('that opens as an archive, too, holds other files', async () => {
    const end = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');
    expect(await inspectionOf(Buffer.concat([plainPdf({}), end]))).toMatchObject({ dangers: ['attachment'] });
  });

  it.each([
    ['asks for a password', async () => pdfOf(['x'], { userPassword: 'a', ownerPassword: 'b' }), 'password'],
    ['was cut off', async () => (await pdfOf(['x'.repeat(5_000)])).subarray(0, 900), 'incomplete'],
    ['has nothing in it', () => Promise.resolve(Buffer.from('%PDF-1.7\n%%EOF')), 'damaged'],
  ])('that %s is refused', async (_what, make, refusal) => {
    expect(await inspectionOf(await make())).toEqual({ taken: false, refusal });
  });

  it('with rights of its owner opens, and its script is found', async () => {
    expect(await inspectionOf(await pdfOf(['Statement'], { ownerPassword: 'b', pdfVersion: '1.7' }))).toMatchObject({
      text: ['Statement'],
      dangers: [],
    });
  });
});
