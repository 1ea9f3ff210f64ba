import { expect, it } from '@jest/globals';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { writePdf, type PdfContent } from './write-pdf.js';

const contentWith = (rows: number): PdfContent => ({
  title: 'A sheet',
  lead: '12 Peña Street',
  writtenAt: new Date('2026-11-23T10:00:00Z'),
  blocks: [
    { kind: 'heading', text: 'First part' },
    { kind: 'paragraph', text: 'Some words.' },
    { kind: 'list', items: ['One thing', 'Another thing'] },
    {
      kind: 'table',
      head: ['Name', 'Value'],
      rows: Array.from({ length: rows }, (_, index) => [`Name ${index}`, `Value ${index}`]),
    },
  ],
  note: 'The end.',
});

interface Branch {
  readonly role?: string;
  readonly children?: readonly Branch[];
}

async function rolesOnFirstPage(document: PDFDocumentProxy): Promise<string[]> {
  const roles: string[] = [];
  const collect = ({ role, children = [] }: Branch): void => {
    if (role) roles.push(role);
    for (const child of children) collect(child);
  };
  collect((await (await document.getPage(1)).getStructTree()) as Branch);
  return roles;
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text;
}

const written = async (rows: number) => getDocument({ data: await writePdf(contentWith(rows)) }).promise;

it('has its title, its language, and every word, on as many pages as that takes', async () => {
  const document = await written(60);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'A sheet', Language: 'en-US' });
  expect(document.numPages).toBe(3);
  const text = await textOf(document);
  for (const words of ['12 Peña Street', 'Some words.', 'Another thing', 'Value 59', 'The end.']) {
    expect(text).toContain(words);
  }
});

it('is tagged, so that a screen reader finds headings, lists, and tables', async () => {
  const document = await written(4);
  const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  expect(marks?.get('Marked')).toBe(true);
  const roles = await rolesOnFirstPage(document);
  const count = (role: string): number => roles.filter((one) => one === role).length;
  expect(['H1', 'H2', 'LI', 'Table', 'TR', 'TD'].map(count)).toEqual([1, 1, 2, 1, 5, 4]);
});

it.each([
  ['Latin letters of central Europe and Vietnam', 'Łukasz Šimůnek và Nguyễn Thị Ánh'],
  ['Greek and Cyrillic', 'Ελένη Παπαδοπούλου, Олександр Їжак'],
  ['Devanagari', 'अनिल शर्मा'],
  ['Chinese, Japanese, and Korean', '王小明 山田さくら 김민수'],
  ['Hebrew and Thai', 'משה สมชาย'],
])('names in %s are in the text, everywhere', async (_name, name) => {
  const content: PdfContent = {
    ...contentWith(1),
    title: name,
    blocks: [
      { kind: 'paragraph', text: name },
      { kind: 'list', items: [name] },
      { kind: 'table', head: [name, 'Value'], rows: [['Name', name]] },
    ],
  };
  const text = await textOf(await getDocument({ data: await writePdf(content) }).promise);
  // Glyphs of combined letters may come back in another form or order.
  const letters = (words: string) => Array.from(words.normalize('NFKD').replace(/[\s\p{M}]/gu, ''));
  const found = letters(text);
  for (const letter of new Set(letters(name))) {
    const times = letters(name).filter((other) => other === letter).length;
    expect([letter, found.filter((other) => other === letter).length >= 5 * times]).toEqual([letter, true]);
  }
});
