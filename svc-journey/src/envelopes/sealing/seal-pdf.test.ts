import type { AuditStep, EnvelopeAudit } from '@hearthway/contracts/journey';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { appendStep } from '../audit-chain.js';
import { at, sealedEnvelope, somePdf } from '../testing/sealed-envelope.js';
import { auditFor, fileOf, placeOfSeal, withChange, withSealOf } from '../testing/changed-files.js';
import { sha256 } from '../testing/sha256.js';
import type { SigningCertificate } from './signing-certificate.js';
import { verifyEnvelope } from './verify-envelope.js';

let certificate: SigningCertificate;
let pdf: Buffer;
let audit: Buffer;
beforeAll(async () => {
  ({ certificate, pdf, audit } = await sealedEnvelope());
});

const problemsOf = async (parts: { pdf?: Buffer; audit?: Buffer }) =>
  (await verifyEnvelope({ pdf, audit, ...parts }, sha256)).problems;

describe('a sealed PDF', () => {
  it('is right together with its audit, and has the pages of the certificate', async () => {
    const { problems, seal } = await verifyEnvelope({ pdf, audit }, sha256);
    expect(problems).toEqual([]);
    expect(seal).toEqual({ subject: 'Hearthway trial certificate', certificateSha256: certificate.sha256, at });
    const opened = await PDFDocument.load(pdf);
    expect(opened.getPageCount()).toBeGreaterThan(2);
    expect(opened.getTitle()).toBe('Offer for 12 Oak Street');
    // A reader shows whatever is added later as a change that isn’t allowed.
    expect(opened.catalog.has(PDFName.of('Perms'))).toBe(true);
  });

  it('shows a change of any byte, outside of the seal itself also with an audit that was made to fit', async () => {
    // Each place would take long; these go through all kinds of them, and the test of every byte through each.
    const { start, end } = placeOfSeal(pdf);
    for (let index = 0; index < pdf.length; index += Math.ceil(pdf.length / 12)) {
      const changed = withChange(pdf, index);
      expect([index, await problemsOf({ pdf: changed })]).not.toEqual([index, []]);
      if (index >= start && index < end) continue;
      const fitted = auditFor(changed, audit);
      expect([index, await problemsOf({ pdf: changed, audit: fitted })]).not.toEqual([index, []]);
    }
  });

  it.each([
    ['a byte', () => Buffer.concat([pdf, Buffer.from('\n')])],
    ['a second seal', () => Buffer.concat([pdf, pdf])],
    ['what another seal was made for', () => withSealOf(pdf, pdf.indexOf('\n') + 2)],
    ['an update that the seal doesn’t cover', () => Buffer.concat([pdf, Buffer.from(update)])],
  ])('shows what was added: %s', async (_name, added) => {
    expect(await problemsOf({ pdf: added(), audit: auditFor(added(), audit) })).toEqual([
      expect.stringMatching(/^The seal of the PDF is missing or broken/),
    ]);
  });

  it('does not fit another audit, even one whose chain holds', async () => {
    const { steps } = opened();
    const last = steps.at(-1);
    if (last?.happened.kind !== 'completed') throw new Error('It should end with the seal');
    const { happened } = last;
    const before = steps.slice(0, -1);
    const chained = (former: readonly AuditStep[], changed: typeof happened, time = at) =>
      fileOf(appendStep(former, changed, { at: time, sha256 }));
    expect(await problemsOf({ audit: chained(before, happened) })).toEqual([]);
    const later = '2026-11-20T10:00:01.000Z';
    expect(await problemsOf({ audit: chained(before, happened, later) })).toHaveLength(1);
    const other = { ...happened, certificateSha256: '0'.repeat(64) };
    expect(await problemsOf({ audit: chained(before, other) })).toHaveLength(1);
    const longer = appendStep(before, { kind: 'voided', reason: '' }, { at, sha256 });
    expect(await problemsOf({ audit: chained(longer, happened) })).toEqual(['The PDF was sealed for another audit.']);
  });
});

describe('an audit', () => {
  it('shows any change of its text, even of what isn’t a value', async () => {
    const text = audit.toString();
    const changes = [
      text.trimEnd(),
      `${text}\n`,
      `\ufeff${text}`,
      text.replace(':1,', ': 1,'),
      text.replace('"number":1,', '"number":1.0,'),
      text.replace('{"at"', '{"added":1,"at"'),
      text.replace('"format":', '"format":"","format":'),
      text.replace('{"format"', '{"__proto__":{},"format"'),
      text.replace('Jordan', String.raw`\u004aordan`),
      JSON.stringify(JSON.parse(text)),
    ];
    for (const changed of changes) {
      expect([changed, await problemsOf({ audit: Buffer.from(changed) })]).toEqual([changed, [expect.anything()]]);
    }
  });

  it('that ends too early, or isn’t one, is not right', async () => {
    const shorter = fileOf(opened().steps.slice(0, -1));
    expect(await problemsOf({ audit: shorter })).toEqual(['The audit doesn’t end with the seal: a step is missing.']);
    expect(await problemsOf({ audit: Buffer.from('{"format":"other"}') })).toHaveLength(1);
    expect(await problemsOf({ pdf: audit, audit: pdf })).toHaveLength(2);
    expect(await problemsOf({ pdf: await somePdf() })).toHaveLength(1);
  });
});

const opened = () => JSON.parse(audit.toString()) as EnvelopeAudit;

/** An incremental update that says nothing new. */
const update = `
1 0 obj
<< /Type /Catalog >>
endobj
xref
0 0
trailer
<< /Size 1 /Root 1 0 R /Prev 0 >>
startxref
0
%%EOF
`;
