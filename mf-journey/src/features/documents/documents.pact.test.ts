import type { DocumentEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchCenter } from './document-center.js';
import {
  fetchDownloadAddress,
  fetchMatches,
  sendDocument,
  sendErasure,
  sendFromBin,
  sendMark,
  sendNewUpload,
  sendToBin,
  sendUploadEnd,
} from './api.js';
import { fetchSlots } from './document-slots.js';

const { arrayContaining, boolean, eachLike, integer, regex, string } = Matchers;

const has = 'a buyer is signed in and has a document';
const changedSince = 'a buyer is signed in and has a document that changed since';
const binned = 'a buyer is signed in and has a document in the bin';
const full = 'a buyer is signed in and has as many documents as fit';
const path = '/api/documents/document-1';
const stored = { id: 'document-1', version: 1 };
const key = '6a0d8a4e-3a52-4a1c-9d3e-5f7b8c9d0e1f';
const matching = (headers: typeof asked | typeof sent) => ({ ...headers, 'if-match': '"1"' });
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', '2026-11-20T10:00:00.000Z');
const day = (example: string) => regex('^\\d{4}-\\d\\d-\\d\\d$', example);

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
  dangers: eachLike(regex('^(script|launch|attachment|macro)$', 'script')),
  hints: eachLike({
    kind: regex('^(missing-pages|other-name)$', 'missing-pages'),
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
const documentLike = (version: number, said: DocumentEntry) => ({
  ...said,
  id: 'document-1',
  version,
  versions: eachLike(fileLike),
  expiresOn: day('2027-01-13'),
  createdAt: time,
  updatedAt: time,
  binnedAt: null,
  goneAt: null,
});

const refusedLike = {
  ...{ id: 'upload-1', name: 'scan.pdf', slot: null, documentId: null, bytes: 900, received: 900 },
  ...{ state: 'refused', refusal: 'password', createdAt: time },
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
        response.headers(replied).jsonBody({
          slots: arrayContaining(slotLike),
          documents: [documentLike(1, entry)],
          uploads: [refusedLike],
          files: 1,
          scanning: boolean(false),
        });
      })
      .executeTest(async ({ url }) => {
        const { slots, documents, uploads } = await fetchCenter(sessionAt(url));
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
          slots: arrayContaining({ ...slotLike, files: 0, expiresOn: null }),
          documents: [{ ...documentLike(1, entry), binnedAt: time, goneAt: time }],
          uploads: [refusedLike],
          files: 1,
          scanning: boolean(false),
        });
      })
      .executeTest(async ({ url }) => {
        const { documents } = await fetchCenter(sessionAt(url));
        expect(documents[0]).toMatchObject({ binnedAt: expect.any(String), goneAt: expect.any(String) });
      });
  });

  it('fill the papers that pages ask for', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a request for the papers that are asked for')
      .withRequest('GET', '/api/document-slots', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ slots: arrayContaining(slotLike) });
      })
      .executeTest(async ({ url }) => {
        const { slots } = await fetchSlots(sessionAt(url));
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
        expect(await fetchMatches(sessionAt(url), 'october')).toEqual([{ documentId: 'document-1', excerpt: '' }]);
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
        response.headers(replied).jsonBody({ token: regex('^[A-Za-z0-9_-]{1,64}$', 'a-token') });
      })
      .executeTest(async ({ url }) => {
        expect(await fetchDownloadAddress(sessionAt(url))).toBe('/api/document-downloads/a-token');
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
        expect(await failureOf(fetchDownloadAddress(sessionAt(url)))).toMatchObject({ code: 'document.not-found' });
      });
  });
});

describe('a paper that is asked for', () => {
  const mark = { complete: false, notNeededReason: 'I am retired' };

  it('is marked as not needed', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a mark that a paper isn’t needed')
      .withRequest('PUT', '/api/document-slots/pay_stubs', (request) => {
        request.headers(sent).jsonBody(mark);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(sendMark(sessionAt(url), 'pay_stubs', mark)).resolves.toBeUndefined();
      });
  });

  it('is not both complete and not needed', async () => {
    const both = { ...mark, complete: true };
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a mark that a paper is complete and isn’t needed')
      .withRequest('PUT', '/api/document-slots/pay_stubs', (request) => {
        request.headers(sent).jsonBody(both);
      })
      .willRespondWith(400, (response) => {
        response.headers(replied).jsonBody(problemLike('request.invalid'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendMark(sessionAt(url), 'pay_stubs', both))).toMatchObject({ status: 400 });
      });
  });
});

describe('a document', () => {
  const changed = { ...entry, name: 'Statement', tags: ['checking', 'joint'], hintsSeen: true } satisfies DocumentEntry;

  it('is changed at its version', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a change of a document')
      .withRequest('PUT', path, (request) => {
        request.headers(matching(sent)).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(documentLike(2, changed));
      })
      .executeTest(async ({ url }) => {
        expect(await sendDocument(sessionAt(url), stored, changed)).toMatchObject({ version: 2, ...changed });
      });
  });

  it('is not changed over another window’s', async () => {
    await journeyPact
      .addInteraction()
      .given(changedSince)
      .uponReceiving('a change of an outdated document')
      .withRequest('PUT', path, (request) => {
        request.headers(matching(sent)).jsonBody(changed);
      })
      .willRespondWith(409, (response) => {
        const versions = { yours: changed, current: documentLike(2, entry) };
        response.headers(replied).jsonBody({ ...problemLike('document.conflict'), versions });
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendDocument(sessionAt(url), stored, changed));
        expect(failure).toMatchObject({
          code: 'document.conflict',
          versions: { yours: changed, current: { version: 2 } },
        });
      });
  });

  it('goes into the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a document that goes into the bin')
      .withRequest('DELETE', path, (request) => {
        request.headers(matching(asked));
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(sendToBin(sessionAt(url), stored)).resolves.toBeUndefined();
      });
  });

  it('comes back from the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a document that comes back from the bin')
      .withRequest('POST', `${path}/restore`, (request) => {
        request.headers(matching(asked));
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(documentLike(2, entry));
      })
      .executeTest(async ({ url }) => {
        expect(await sendFromBin(sessionAt(url), stored)).toMatchObject({ version: 2, binnedAt: null });
      });
  });

  it('is deleted for good', async () => {
    await journeyPact
      .addInteraction()
      .given(binned)
      .uponReceiving('a document that is deleted for good')
      .withRequest('DELETE', `${path}/files`, (request) => {
        request.headers(matching(asked));
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(sendErasure(sessionAt(url), stored)).resolves.toBeUndefined();
      });
  });

  it('is not deleted for good outside the bin', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('a document outside the bin that is deleted for good')
      .withRequest('DELETE', `${path}/files`, (request) => {
        request.headers(matching(asked));
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-in-bin'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendErasure(sessionAt(url), stored))).toMatchObject({ code: 'document.not-in-bin' });
      });
  });
});

describe('an upload', () => {
  const upload = { name: 'statement.pdf', slot: 'bank_statements', documentId: null, bytes: 900 } as const;

  it('is begun', async () => {
    await journeyPact
      .addInteraction()
      .given(has)
      .uponReceiving('the beginning of an upload')
      .withRequest('POST', '/api/document-uploads', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(upload);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({
          ...upload,
          ...{ id: regex('^[A-Za-z0-9_-]{1,64}$', 'upload-2'), received: 0, state: 'receiving', refusal: null },
          createdAt: time,
        });
      })
      .executeTest(async ({ url }) => {
        expect(await sendNewUpload(sessionAt(url), upload, key)).toMatchObject({ id: 'upload-2', received: 0 });
      });
  });

  it.each([
    { state: full, description: 'one more than fits', documentId: null, status: 409, code: 'document.too-many' },
    {
      ...{ state: has, description: 'a version of no document', documentId: 'unknown' },
      ...{ status: 404, code: 'document.not-found' },
    },
  ])('is refused: $description', async ({ state, description, documentId, status, code }) => {
    const refused = { ...upload, documentId };
    await journeyPact
      .addInteraction()
      .given(state)
      .uponReceiving(`the beginning of an upload: ${description}`)
      .withRequest('POST', '/api/document-uploads', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody(refused);
      })
      .willRespondWith(status, (response) => {
        response.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(sendNewUpload(sessionAt(url), refused, key))).toMatchObject({ status, code });
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
        await expect(sendUploadEnd(sessionAt(url), 'upload-1')).resolves.toBeUndefined();
      });
  });
});
