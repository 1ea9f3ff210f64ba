import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { at, sealedEnvelope, somePdf } from '../testing/sealed-envelope.js';
import { sha256 } from '../testing/sha256.js';
import { checkPdf } from './fill-pdf.js';
import { makeTrialP12, openP12, type SigningCertificate } from './signing-certificate.js';
import { verifyEnvelope } from './verify-envelope.js';

const verify = (pdf: Buffer, audit: string) => verifyEnvelope({ pdf, audit }, sha256);

let certificate: SigningCertificate;
let pdf: Buffer;
let audit: string;
beforeAll(async () => {
  ({ certificate, pdf, audit } = await sealedEnvelope());
});

describe('a sealed PDF', () => {
  it('is right together with its audit, and has the pages of the certificate', async () => {
    const { problems, seal } = await verify(pdf, audit);
    expect(problems).toEqual([]);
    expect(seal).toEqual({ subject: 'Hearthway trial certificate', certificateSha256: certificate.sha256 });
    const opened = await PDFDocument.load(pdf);
    expect(opened.getPageCount()).toBeGreaterThan(2);
    expect(opened.getTitle()).toBe('Offer for 12 Oak Street');
  });

  it('shows a change of any byte, also with an audit that was made to fit', async () => {
    // Each place would take long; these go through all kinds of them.
    for (let index = 0; index < pdf.length; index += Math.ceil(pdf.length / 12)) {
      const changed = Buffer.from(pdf);
      changed[index] = (changed[index] ?? 0) ^ 1;
      const { problems } = await verify(changed, audit);
      expect([index, problems]).toEqual([index, expect.arrayContaining([expect.stringMatching(/byte by byte/)])]);
    }
    const longer = Buffer.concat([pdf, Buffer.from('\n')]);
    expect((await verify(longer, audit)).seal).toBeUndefined();
  });

  it('shows a change of any value of its audit', async () => {
    // Each of them is changed in the test of the chain; this one goes through some of each step.
    const places = placesOfValues(audit).filter((_, index) => index % 6 === 0);
    expect(places.length).toBeGreaterThan(10);
    for (const position of places) {
      const changed = `${audit.slice(0, position)}${audit[position] === '1' ? '2' : '1'}${audit.slice(position + 1)}`;
      expect([position, (await verify(pdf, changed)).problems.length > 0]).toEqual([position, true]);
    }
  });

  it('does not fit the audit of another envelope, or one that ends too early', async () => {
    const shorter = JSON.parse(audit) as { steps: unknown[] };
    shorter.steps.pop();
    expect((await verify(pdf, JSON.stringify(shorter))).problems).toEqual([
      'The audit doesn’t end with the seal: a step is missing.',
    ]);
    expect((await verify(pdf, '{"format":"other"}')).problems).toHaveLength(1);
    expect((await verify(await somePdf(), audit)).problems.length).toBeGreaterThan(1);
  });
});

describe('a PDF can’t be signed here', () => {
  it('if it isn’t one, or holds the mark of a signature', async () => {
    const file = await somePdf();
    expect(await checkPdf(file)).toEqual({ usable: true, pages: 2 });
    expect(await checkPdf(Buffer.from('%PDF-1.7 nothing'))).toEqual({ usable: false });
    expect(await checkPdf(Buffer.concat([file, Buffer.from('% /ByteRange [0 /**********')]))).toEqual({
      usable: false,
    });
    expect(await checkPdf(pdf)).toEqual({ usable: false });
  });
});

it('a file that isn’t PKCS#12, or has another password, is refused', async () => {
  const p12 = await makeTrialP12(new Date(at));
  expect(() => openP12(p12, 'wrong', false)).toThrow();
  expect(() => openP12(Buffer.from('not a file of keys'), '', false)).toThrow();
});

/** One place inside of each text and number, outside of the names of members. */
function placesOfValues(json: string): number[] {
  return [...json.matchAll(/(?:[:[,])("?)[^"{[\]},:]/g)]
    .map(({ index, 0: found }) => index + found.length - 1)
    .filter((position) => !/^[^"]*":/.test(json.slice(position)));
}
