import * as journey from '@hearthway/contracts/journey';
import type { DocumentEntry } from '@hearthway/contracts/journey';
import { callOperation, requestOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { arrayContaining, boolean, eachLike, integer, like, regex, string } = Matchers;

const has = 'a buyer is signed in and has a document';
const hasFile = 'a buyer is signed in and has a document with its file';
const changedSince = 'a buyer is signed in and has a document that changed since';
const binned = 'a buyer is signed in and has a document in the bin';
const full = 'a buyer is signed in and has as many documents as fit';
const path = '/api/documents/document-1';
const params = { documentId: 'document-1' };
const headers = { 'if-match': 1 };
const atVersion = (others: typeof asked | typeof sent) => ({ ...others, 'if-match': '"1"' });
const idempotencyKey = { 'idempotency-key': '6a0d8a4e-3a52-4a1c-9d3e-5f7b8c9d0e1f' };
const time = regex(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, '2026-11-20T10:00:00.000Z');
const day = (example: string) => regex(String.raw`^\d{4}-\d\d-\d\d$`, example);
const id = (example: string) => regex('^[A-Za-z0-9_-]{1,64}$', example);

const slotLike = {
  key: 'bank_statements',
  name: string('Bank statements from the last 2 months'),
  why: string('They show where your down payment comes from.'),
  neededBy: string('Lender’s underwriter'),
  stages: eachLike(regex('^(pre-approval|contract|application|inspection|underwriting|closing)$', 'pre-approval')),
  status: regex('^(needed|uploaded|checking|needs_fix|ok|expiring|expired|not_needed)$', 'needs_fix'),
  wanted: integer(2),
  files: 1,
  expiresOn: day('2027-01-13'),
  age: { days: integer(60), rowId: string('paper/age/bank_statement@2026-01-01') },
  complete: boolean(false),
  notNeededReason: string(''),
  rowId: string('document-slot/bank_statements@2026-01-01'),
};
const fileLike = {
  id: string('file-1'),
  type: regex('^(application|image)/.+$', 'application/pdf'),
  bytes: integer(48_200),
  pages: integer(3),
  sha256: regex('^[0-9a-f]{64}$', 'ab'.repeat(32)),
  scan: regex('^(clean|not-scanned)$', 'clean'),
  dangers: like([]),
  hints: eachLike({
    kind: regex('^(missing-pages|other-name|date)$', 'missing-pages'),
    text: string('We didn’t find page 4 of 4.'),
    basedOn: string('Page 3 of 4'),
  }),
  uploadedAt: time,
};
const entry = {
  name: 'October statement',
  slot: 'bank_statements',
  tags: ['checking'],
  note: '',
  datedOn: '2026-11-14',
  hintsSeen: false,
} satisfies DocumentEntry;
const documentLike = (version: number, said: DocumentEntry = entry) => ({
  ...said,
  id: 'document-1',
  version,
  subject: null,
  versions: eachLike(fileLike),
  expiresOn: day('2027-01-13'),
  createdAt: time,
  updatedAt: time,
  binnedAt: null,
  goneAt: null,
});
const refusedLike = {
  ...{ id: 'upload-1', name: 'scan.pdf', slot: null, subject: null, documentId: null, bytes: 900, received: 900 },
  ...{ state: 'refused', refusal: 'password', createdAt: time },
};
const centerLike = {
  slots: arrayContaining(slotLike),
  policyRows: like([]),
  documents: [documentLike(1)],
  uploads: [refusedLike],
  files: 1,
  scanning: boolean(false),
};

describe('the documents of a buyer', () => {
  it('come with what is on its way and what is asked for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the documents')
      .withRequest('GET', '/api/documents', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(centerLike);
      })
      .executeTest(async ({ url }) => {
        const { slots, documents, uploads } = await callOperation(requestAt(url), journey.getDocumentCenter);
        expect(slots[0]).toMatchObject({ key: 'bank_statements', files: 1 });
        expect(documents[0]).toMatchObject({ ...entry, expiresOn: '2027-01-13' });
        expect(documents[0]?.versions[0]?.hints[0]?.basedOn).toBe('Page 3 of 4');
        expect(uploads[0]?.refusal).toBe('password');
      });
  });

  it('that are in the bin say when they go for good', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a request for the documents with one in the bin')
      .withRequest('GET', '/api/documents', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          ...centerLike,
          slots: arrayContaining({ ...slotLike, files: 0, expiresOn: null }),
          documents: [{ ...documentLike(1), binnedAt: time, goneAt: time }],
        });
      })
      .executeTest(async ({ url }) => {
        const { documents } = await callOperation(requestAt(url), journey.getDocumentCenter);
        expect(documents[0]).toMatchObject({ binnedAt: expect.any(String), goneAt: expect.any(String) });
      });
  });

  it('fill what other pages ask for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the documents that are asked for')
      .withRequest('GET', '/api/document-slots', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ slots: arrayContaining(slotLike) });
      })
      .executeTest(async ({ url }) => {
        const { slots } = await callOperation(requestAt(url), journey.listDocumentSlots);
        expect(slots[0]).toMatchObject({ key: 'bank_statements', status: 'needs_fix', expiresOn: '2027-01-13' });
      });
  });

  it('are found by words', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a search of the documents')
      .withRequest('GET', '/api/documents/search', (request) => {
        request.query({ words: 'october' }).headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ results: [{ documentId: 'document-1', excerpt: string('') }] });
      })
      .executeTest(async ({ url }) => {
        const query = { words: 'october' };
        const { results } = await callOperation(requestAt(url), journey.searchDocuments, { query });
        expect(results).toEqual([{ documentId: 'document-1', excerpt: '' }]);
      });
  });

  it('are downloaded by a link', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for a link that downloads all documents')
      .withRequest('POST', '/api/document-downloads', (request) => {
        request.headers(asked);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ token: id('a-token') });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), journey.createDocumentDownload)).toEqual({ token: 'a-token' });
      });
  });

  it('are not downloaded without any outside the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a request for a link that downloads nothing')
      .withRequest('POST', '/api/document-downloads', (request) => {
        request.headers(asked);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url), journey.createDocumentDownload));
        expect(failure).toMatchObject({ code: 'document.not-found' });
      });
  });
});

describe('what is asked for', () => {
  const mark = { complete: false, notNeededReason: 'I am retired' };
  const marking = { params: { slotKey: 'pay_stubs' as const }, body: mark };

  it('is marked as not needed', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a mark that a document isn’t needed')
      .withRequest('PUT', '/api/document-slots/pay_stubs', (request) => {
        request.headers(sent).jsonBody(mark);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(callOperation(requestAt(url), journey.markDocumentSlot, marking)).resolves.toBeUndefined();
      });
  });
});

describe('a document', () => {
  const changed = { ...entry, name: 'Statement', tags: ['checking', 'joint'], hintsSeen: true } satisfies DocumentEntry;
  const changing = { params, headers, body: changed };

  it('is changed at its version', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a change of a document')
      .withRequest('PUT', path, (request) => {
        request.headers(atVersion(sent)).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(documentLike(2, changed));
      })
      .executeTest(async ({ url }) => {
        const document = await callOperation(requestAt(url), journey.changeDocument, changing);
        expect(document).toMatchObject({ version: 2, ...changed });
      });
  });

  it('is not changed over another window’s', async () => {
    await journeyPact
      .addInteraction()
      .given(changedSince)
      .uponReceiving('a change of an outdated document')
      .withRequest('PUT', path, (request) => {
        request.headers(atVersion(sent)).jsonBody(changed);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('document.conflict'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url), journey.changeDocument, changing));
        expect(failure).toMatchObject({ code: 'document.conflict' });
      });
  });

  it('goes into the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a document that goes into the bin')
      .withRequest('DELETE', path, (request) => {
        request.headers(atVersion(asked));
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const binning = callOperation(requestAt(url), journey.binDocument, { params, headers });
        await expect(binning).resolves.toBeUndefined();
      });
  });

  it('comes back from the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a document that comes back from the bin')
      .withRequest('POST', `${path}/restore`, (request) => {
        request.headers(atVersion(asked));
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(documentLike(2));
      })
      .executeTest(async ({ url }) => {
        const document = await callOperation(requestAt(url), journey.restoreDocument, { params, headers });
        expect(document).toMatchObject({ version: 2, binnedAt: null });
      });
  });

  it('is deleted for good', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a document that is deleted for good')
      .withRequest('DELETE', `${path}/files`, (request) => {
        request.headers(atVersion(asked));
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const erasing = callOperation(requestAt(url), journey.eraseDocument, { params, headers });
        await expect(erasing).resolves.toBeUndefined();
      });
  });

  it('is not deleted for good outside the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a document outside the bin that is deleted for good')
      .withRequest('DELETE', `${path}/files`, (request) => {
        request.headers(atVersion(asked));
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-in-bin'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url), journey.eraseDocument, { params, headers }));
        expect(failure).toMatchObject({ code: 'document.not-in-bin' });
      });
  });
});

describe('an upload', () => {
  const upload = {
    name: 'statement.pdf',
    slot: 'bank_statements',
    subject: null,
    documentId: null,
    bytes: 900,
  } as const;

  it('is begun', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('the beginning of an upload')
      .withRequest('POST', '/api/document-uploads', (request) => {
        request.headers({ ...sent, ...idempotencyKey }).jsonBody(upload);
      })
      .willRespondWith(201, (response) => {
        const begun = { received: 0, state: 'receiving', refusal: null, createdAt: time };
        response.headers(replied).jsonBody({ ...upload, ...begun, id: id('upload-2') });
      })
      .executeTest(async ({ url }) => {
        const beginning = { headers: idempotencyKey, body: upload };
        const begun = await callOperation(requestAt(url), journey.beginDocumentUpload, beginning);
        expect(begun).toMatchObject({ id: 'upload-2', received: 0 });
      });
  });

  it.each([
    { state: full, description: 'one more than fits', documentId: null, status: 409, code: 'document.too-many' },
    {
      ...{ state: has, description: 'a version of no document', documentId: 'unknown' },
      ...{ status: 404, code: 'document.not-found' },
    },
  ])('is refused: $description', async ({ state, description, documentId, status, code }) => {
    const body = { ...upload, documentId };
    await journeyPact
      .addInteraction()
      .given(state)
      .uponReceiving(`the beginning of an upload: ${description}`)
      .withRequest('POST', '/api/document-uploads', (request) => {
        request.headers({ ...sent, ...idempotencyKey }).jsonBody(body);
      })
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        const beginning = { headers: idempotencyKey, body };
        const failure = await failureOf(callOperation(requestAt(url), journey.beginDocumentUpload, beginning));
        expect(failure).toMatchObject({ status, code });
      });
  });

  it('is listed until its document is there, or its refusal is dismissed', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the uploads')
      .withRequest('GET', '/api/document-uploads', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ uploads: [refusedLike] });
      })
      .executeTest(async ({ url }) => {
        const { uploads } = await callOperation(requestAt(url), journey.listDocumentUploads);
        expect(uploads[0]).toMatchObject({ id: 'upload-1', state: 'refused' });
      });
  });

  it('that was refused is dismissed', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a refused upload that is dismissed')
      .withRequest('DELETE', '/api/document-uploads/upload-1', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const input = { params: { uploadId: 'upload-1' } };
        await expect(callOperation(requestAt(url), journey.deleteDocumentUpload, input)).resolves.toBeUndefined();
      });
  });

  it('that isn’t there has nowhere to go on', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a question where an unknown upload goes on')
      .withRequest('HEAD', '/api/document-uploads/unknown', (request) => {
        request.headers({ authorization: asked.authorization, 'tus-resumable': '1.0.0' });
      })
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        const response = await requestAt(url)('/api/document-uploads/unknown', {
          method: 'HEAD',
          headers: { 'tus-resumable': '1.0.0' },
        });
        expect(response.status).toBe(404);
      });
  });

  it('goes on where it stopped, and takes the rest', async () => {
    const half = 'a buyer is signed in and has half an upload';
    const path = '/api/document-uploads/upload-2';
    const { authorization } = asked;
    const tus = { 'tus-resumable': '1.0.0' };
    await journeyPact
      .addInteraction()
      .given(half)
      .uponReceiving('a question where an upload goes on')
      .withRequest('HEAD', path, (request) => {
        request.headers({ authorization, ...tus });
      })
      .willRespondWith(200, (response) => {
        response.headers({ ...tus, 'upload-offset': '5', 'upload-length': '12' });
      })
      .executeTest(async ({ url }) => {
        const response = await requestAt(url)(path, { method: 'HEAD', headers: tus });
        expect(response.headers.get('upload-offset')).toBe('5');
      });
    const headers = { ...tus, 'upload-offset': '5', 'content-type': 'application/offset+octet-stream' };
    await journeyPact
      .addInteraction()
      .given(half)
      .uponReceiving('the rest of an upload')
      .withRequest('PATCH', path, (request) => {
        // Pact compares bytes only of types that it can tell from them.
        request.headers({ authorization, ...headers });
      })
      .willRespondWith(204, (response) => {
        response.headers({ ...tus, 'upload-offset': regex(String.raw`^\d+$`, '12') });
      })
      .executeTest(async ({ url }) => {
        const response = await requestAt(url)(path, { method: 'PATCH', headers, body: 'content' });
        expect(response.headers.get('upload-offset')).toBe('12');
      });
  });

  it('that isn’t there takes no bytes', async () => {
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('bytes of an unknown upload')
      .withRequest('PATCH', '/api/document-uploads/unknown', (request) => {
        request.headers({ authorization: asked.authorization, ...headers });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document-upload.not-found'));
      })
      .executeTest(async ({ url }) => {
        const init = { method: 'PATCH', headers, body: 'content' };
        expect((await requestAt(url)('/api/document-uploads/unknown', init)).status).toBe(404);
      });
  });
});

describe('a file', () => {
  it('is read', async () => {
    const ofFile = { params: { documentId: 'document-1', versionId: 'file-1' } };
    await journeyPact
      .addInteraction()
      .given(hasFile)
      .uponReceiving('a request for a file')
      .withRequest('GET', `${path}/versions/file-1`, (request) => {
        request.headers({ authorization: asked.authorization, accept: '*/*' });
      })
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': 'application/pdf' });
      })
      .executeTest(async ({ url }) => {
        const response = await requestOperation(requestAt(url), journey.readDocumentFile, ofFile);
        expect(response.headers.get('content-type')).toBe('application/pdf');
      });
  });

  it('of no document is not there', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for an unknown file')
      .withRequest('GET', `${path}/versions/unknown`, (request) => {
        request.headers({ authorization: asked.authorization, accept: '*/*' });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const input = { params: { documentId: 'document-1', versionId: 'unknown' } };
        const failure = await failureOf(requestOperation(requestAt(url), journey.readDocumentFile, input));
        expect(failure).toMatchObject({ status: 404, code: 'document.not-found' });
      });
  });

  it('is downloaded with all others by a link', async () => {
    const link = '/api/document-downloads/example-of-a-download';
    await journeyPact
      .addInteraction()
      .given(hasFile)
      .uponReceiving('a request to download all files with a link')
      .withRequest('GET', link)
      .willRespondWith(200, (response) => {
        response.headers({ 'content-type': 'application/zip' });
      })
      .executeTest(async ({ url }) => {
        expect((await fetch(url + link)).headers.get('content-type')).toBe('application/zip');
      });
  });

  it('is not downloaded with an unknown link', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request to download all files with an unknown link')
      .withRequest('GET', '/api/document-downloads/unknown')
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document-download.not-found'));
      })
      .executeTest(async ({ url }) => {
        expect((await fetch(`${url}/api/document-downloads/unknown`)).status).toBe(404);
      });
  });
});
