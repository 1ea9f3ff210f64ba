import { envelopeAudit, type EnvelopeAudit } from '@hearthway/contracts/journey';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ContentInfo, CryptoEngine, setEngine, SignedData } from 'pkijs';
import { firstBrokenStep, type Sha256 } from '../audit-chain.js';
import { auditKeyword } from './fill-pdf.js';

/** What was found; `problems` is empty if file and audit belong together and nothing was changed. */
export interface Verification {
  readonly problems: readonly string[];
  /** Who sealed the file, if that is known. */
  readonly seal: VerifiedSeal | undefined;
  readonly audit: EnvelopeAudit | undefined;
}

interface VerifiedSeal {
  readonly subject: string;
  /** Of the certificate, DER, in hex. */
  readonly certificateSha256: string;
}

interface SealedFile {
  readonly pdf: Buffer;
  /** As JSON. */
  readonly audit: string;
}

/** Checks a sealed PDF and its audit without a connection. It doesn’t check who issued the certificate. */
export async function verifyEnvelope({ pdf, audit: auditJson }: SealedFile, sha256: Sha256): Promise<Verification> {
  const audit = readAudit(auditJson);
  const seal = await readSeal(pdf, sha256);
  const problems = [
    ...(audit
      ? await problemsOf({ audit, pdf, seal }, sha256)
      : ['The audit file isn’t one of ours, or a value in it is missing.']),
    ...(seal ? [] : ['The seal of the PDF is missing or broken: the file was changed after it was sealed.']),
  ];
  return { problems, seal, audit };
}

function readAudit(json: string): EnvelopeAudit | undefined {
  try {
    return envelopeAudit.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

interface Parts {
  readonly audit: EnvelopeAudit;
  readonly pdf: Buffer;
  readonly seal: VerifiedSeal | undefined;
}

async function problemsOf({ audit, pdf, seal }: Parts, sha256: Sha256): Promise<string[]> {
  const broken = firstBrokenStep(audit.steps, sha256);
  if (broken !== undefined) return [`Step ${broken} of the audit was changed, moved, or left out.`];
  const last = audit.steps.at(-1);
  if (last?.happened.kind !== 'completed') return ['The audit doesn’t end with the seal: a step is missing.'];
  const { sealedSha256, certificateSha256 } = last.happened;
  const problems = [];
  if (sha256(pdf) !== sealedSha256) problems.push('The PDF isn’t the one that the audit names, byte by byte.');
  if (seal && seal.certificateSha256 !== certificateSha256) problems.push('Another certificate sealed the PDF.');
  if ((await readAuditDigest(pdf)) !== last.previousSha256) problems.push('The PDF was sealed for another audit.');
  return problems;
}

/** The digest of the last step before the seal, as found inside the sealed file. */
async function readAuditDigest(pdf: Buffer): Promise<string | undefined> {
  try {
    const keywords = (await PDFDocument.load(pdf, { updateMetadata: false })).getKeywords() ?? '';
    return keywords.startsWith(auditKeyword) ? keywords.slice(auditKeyword.length) : undefined;
  } catch {
    return undefined;
  }
}

const byteRangePattern = /\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10})\]/g;

/** The seal, if it is valid and covers every byte but itself. */
async function readSeal(pdf: Buffer, sha256: Sha256): Promise<VerifiedSeal | undefined> {
  const [, ...numbers] = [...pdf.toString('latin1').matchAll(byteRangePattern)].at(-1) ?? [];
  const [gapStart = 0, gapEnd = 0, rest = 0] = numbers.map(Number);
  const isWhole = gapStart > 0 && gapEnd > gapStart && gapEnd + rest === pdf.length;
  const hex = pdf.subarray(gapStart + 1, gapEnd - 1).toString('latin1');
  const isOneText = pdf[gapStart] === 0x3c && pdf[gapEnd - 1] === 0x3e && /^(?:[0-9a-f]{2})+$/.test(hex);
  if (!isWhole || !isOneText) return undefined;
  const signedBytes = Buffer.concat([pdf.subarray(0, gapStart), pdf.subarray(gapEnd)]);
  try {
    return await readSignature({ padded: Buffer.from(hex, 'hex'), signedBytes }, sha256);
  } catch {
    return undefined;
  }
}

async function readSignature(
  { padded, signedBytes }: { readonly padded: Buffer; readonly signedBytes: Buffer },
  sha256: Sha256,
): Promise<VerifiedSeal | undefined> {
  const length = derLength(padded);
  // Anything but zeros here could hide content.
  if (padded.subarray(length).some((byte) => byte !== 0)) return undefined;
  setEngine('node', new CryptoEngine({ name: 'node', crypto }));
  const content = ContentInfo.fromBER(new Uint8Array(padded.subarray(0, length)));
  const data = new SignedData({ schema: content.content as never });
  const checked = await data.verify({
    signer: 0,
    data: new Uint8Array(signedBytes).buffer,
    checkChain: false,
    extendedMode: true,
  });
  const certificate = checked.signerCertificate;
  if (checked.signatureVerified !== true || !certificate) return undefined;
  const [name] = certificate.subject.typesAndValues.filter(({ type }) => type === '2.5.4.3');
  return {
    subject: name?.value.valueBlock.value ?? 'an unnamed certificate',
    certificateSha256: sha256(new Uint8Array(certificate.toSchema().toBER())),
  };
}

/** Of the whole outermost value. @throws Error if there is none */
function derLength(bytes: Buffer): number {
  const first = bytes[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return 2 + count + bytes.readUIntBE(2, count);
}
