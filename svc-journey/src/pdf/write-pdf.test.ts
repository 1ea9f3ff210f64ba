import { describe, expect, it } from '@jest/globals';
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
    { kind: 'note', text: 'The end.' },
  ],
});

const written = async (content: PdfContent) => getDocument({ data: await writePdf(content) }).promise;

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

describe('a PDF', () => {
  it('has its title, its language, and every word, on as many pages as that takes', async () => {
    const document = await written(contentWith(60));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'A sheet', Language: 'en-US' });
    expect(document.numPages).toBe(3);
    const text = await textOf(document);
    for (const words of ['12 Peña Street', 'Some words.', 'Another thing', 'Value 59', 'The end.'])
      expect(text).toContain(words);
  });

  it('begins a page where it should', async () => {
    const content = contentWith(1);
    const document = await written({
      ...content,
      blocks: [...content.blocks, { kind: 'page', text: 'For one reader' }],
    });
    expect(document.numPages).toBe(2);
    const { items } = await (await document.getPage(2)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe('For one reader');
  });

  it('is tagged, so that a screen reader finds headings, lists, and tables', async () => {
    const document = await written(contentWith(4));
    const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
    expect(marks?.get('Marked')).toBe(true);
    const roles = await rolesOnFirstPage(document);
    const count = (role: string): number => roles.filter((one) => one === role).length;
    expect(['H1', 'H2', 'LI', 'Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 1, 2, 1, 5, 6, 4]);
  });

  it.each([
    ['Łukasz Šimůnek và Nguyễn', 'Łukasz Šimůnek và Nguyễn'],
    ['Ελένη Παπαδοπούλου, Олександр Їжак', 'Ελένη Παπαδοπούλου, Олександр Їжак'],
    ['Chinese 王小明, Hebrew משה, a house 🏡', 'Chinese ???, Hebrew ???, a house ?'],
    ['(Tj) ET \\) endstream <</JS (x)>>', '(Tj) ET \\) endstream <</JS (x)>>'],
    ['O'.repeat(300), 'O'.repeat(20)],
  ])('with the name %j has it everywhere as %j', async (name, shown) => {
    const document = await written({
      ...contentWith(1),
      title: name,
      lead: name,
      blocks: [
        { kind: 'paragraph', text: name },
        { kind: 'list', items: [name] },
        { kind: 'table', head: [name, 'Value'], rows: [[name, name]] },
      ],
    });
    const letters = (await textOf(document)).normalize('NFC').replace(/\s/g, '');
    expect(letters.split(shown.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(7);
    expect((await document.getMetadata()).info).toMatchObject({ Title: name });
  });
});
