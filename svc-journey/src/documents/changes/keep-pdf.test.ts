import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '@hearthway/service-kit';
import type { StoredDocument } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import type { Inspection } from '../inspector/inspection.js';
import { keepPdf } from './keep-pdf.js';

const taken: Inspection = { taken: true, type: 'application/pdf', pages: 2, dangers: [], text: [] };

/** Keeps a PDF as a document of its own. @returns its scan, or that it isn’t there */
async function kept({ scanFile, inspection = taken }: Partial<DocumentDependencies> & { inspection?: Inspection }) {
  const documents: StoredDocument[] = [];
  const written: string[] = [];
  const dependencies = {
    scanFile,
    inspectFile: (_file: unknown, use: (inspected: unknown) => unknown) => use({ inspection }),
    files: {
      write: ({ id }: { id: string }) =>
        Promise.resolve({ ...{ sealedBytes: 2, bytes: 1, sha256: '' }, id: written.push(id) }),
      insert: () => undefined,
    },
    keys: { wrap: () => '' },
    newFileKey: () => Buffer.alloc(32),
    now: () => new Date('2026-11-20T10:00:00.000Z'),
    figuresAt: () => new Date('2026-11-20T10:00:00.000Z'),
    keepEvents: () => undefined,
    store: {
      reserveFile: () => Promise.resolve(true),
      insertExtract: () => undefined,
      insert: (document: StoredDocument) => documents.push(document),
    },
  } as unknown as DocumentDependencies;
  const own = { id: 'd', userId: 'u', fileId: 'f', name: 'Contract', documentId: null, pdf: Buffer.from('%PDF') };
  const id = await (await keepPdf(dependencies, own))({} as Transaction);
  return { id, scan: documents[0]?.versions[0]?.scan, written };
}

describe('a PDF of our own', () => {
  it('is scanned like an upload, if there is a scanner, and else says that it wasn’t', async () => {
    expect(await kept({})).toEqual({ id: 'd', scan: 'not-scanned', written: ['f'] });
    const scanFile = () => Promise.resolve('clean' as const);
    expect(await kept({ scanFile })).toEqual({ id: 'd', scan: 'clean', written: ['f'] });
    const broken = () => Promise.reject(new Error('The scanner is gone'));
    await expect(kept({ scanFile: broken })).rejects.toThrow('The scanner is gone');
  });

  it('that an upload couldn’t be is not kept', async () => {
    const scanFile = () => Promise.resolve('malware' as const);
    expect(await kept({ scanFile })).toEqual({ id: null, scan: undefined, written: [] });
    const inspection: Inspection = { taken: false, refusal: 'too-slow' };
    expect(await kept({ inspection })).toEqual({ id: null, scan: undefined, written: [] });
  });
});
