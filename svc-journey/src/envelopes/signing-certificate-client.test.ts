import { captureLog } from '@hearthway/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyEnvelope } from './sealing/verify-envelope.js';
import { createSigningCertificate } from './signing-certificate-client.js';
import { operatorP12 } from './testing/operator-p12.js';
import { at, sealedEnvelope } from './testing/sealed-envelope.js';
import { sha256 } from './testing/sha256.js';

const operator = operatorP12(new Date(at));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'p12-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let now = new Date(at);
const log = captureLog();
let trial: Buffer | undefined;
const store = {
  find: () => Promise.resolve(trial),
  insert: (p12: Buffer) => Promise.resolve((trial = p12)),
};

function certificateOf(bytes: Buffer, password: string) {
  const file = join(folder, 'operator.p12');
  writeFileSync(file, bytes);
  return createSigningCertificate({ p12: { file, password }, store, logger: log.logger, now: () => now });
}

describe('the certificate of an operator', () => {
  it('seals, with the certificate that issued it', async () => {
    const certificate = await certificateOf(operator.file, operator.password)();
    expect(certificate).toMatchObject({ subject: 'Example operator', isTrial: false });
    const { pdf, audit } = await sealedEnvelope(certificate);
    const { problems, seal } = await verifyEnvelope({ pdf, audit }, sha256);
    expect([problems, seal?.subject]).toEqual([[], 'Example operator']);
    const signature = /<([0-9a-f]{1000,})>/.exec(pdf.toString('latin1'))?.[1];
    expect(signature).toContain(Buffer.from('Example authority').toString('hex'));
  });

  it('is refused at the start if it can’t seal, and the reason is told', () => {
    expect(() => certificateOf(operator.file, 'wrong')).toThrow(
      'SIGNING_P12_FILE can’t be used. It isn’t PKCS#12, or has another password.',
    );
    expect(() => certificateOf(Buffer.from('no file of keys'), '')).toThrow(/It isn’t PKCS#12/);
    const p12 = { file: join(folder, 'missing.p12'), password: '' };
    expect(() => createSigningCertificate({ p12, store, logger: log.logger, now: () => now })).toThrow(/ENOENT/);
  });

  it('does not seal after its last day', async () => {
    const find = certificateOf(operator.file, operator.password);
    now = new Date('2026-12-21T10:00:00.000Z');
    await expect(find()).rejects.toThrow(/valid from 2026-11-20T10:00:00.000Z to 2026-12-20T10:00:00.000Z/);
    now = new Date(at);
    expect(await find()).toMatchObject({ subject: 'Example operator' });
  });
});

it('a trial certificate is made once, and said to be one', async () => {
  const open = () => createSigningCertificate({ p12: undefined, store, logger: log.logger, now: () => now });
  const first = await open()();
  expect(first).toMatchObject({ subject: 'Hearthway trial certificate', isTrial: true });
  expect((await open()()).sha256).toBe(first.sha256);
  expect(log.text().match(/set SIGNING_P12_FILE/g)).toHaveLength(1);
});
