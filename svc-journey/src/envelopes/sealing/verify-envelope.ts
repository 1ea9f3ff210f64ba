import { auditText, envelopeAudit, type EnvelopeAudit } from '@hearthway/contracts/journey';
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
  /** As it is signed, in whole seconds. */
  readonly at: string;
}

/** Both as they were downloaded. */
interface SealedFiles {
  readonly pdf: Buffer;
  readonly audit: Buffer;
}

/** Checks a sealed PDF and its audit without a connection. It doesn’t check who issued the certificate. */
export async function verifyEnvelope(files: SealedFiles, sha256: Sha256): Promise<Verification> {
  const audit = readAudit(files.audit);
  const seal = await readSeal(files.pdf, sha256);
  const problems = [
    ...(audit
      ? auditProblems(audit, sha256)
      : ['The audit isn’t as it was downloaded: it was changed, saved by another program, or never was an audit.']),
    ...(seal
      ? []
      : ['The seal of the PDF is missing or broken: it was changed, saved by another program, or never was sealed.']),
  ];
  if (problems.length > 0 || !audit || !seal) return { problems, seal, audit };
  return { problems: await mismatches({ audit, seal, pdf: files.pdf }, sha256), seal, audit };
}

/** Only in the one text that an audit has. */
function readAudit(bytes: Buffer): EnvelopeAudit | undefined {
  try {
    const audit = envelopeAudit.parse(JSON.parse(bytes.toString()));
    return bytes.equals(Buffer.from(auditText(audit))) ? audit : undefined;
  } catch {
    return undefined;
  }
}

function auditProblems({ steps }: EnvelopeAudit, sha256: Sha256): string[] {
  const broken = firstBrokenStep(steps, sha256);
  if (broken !== undefined) return [`Step ${broken} of the audit was changed, moved, or left out.`];
  return steps.at(-1)?.happened.kind === 'completed' ? [] : ['The audit doesn’t end with the seal: a step is missing.'];
}

interface Parts {
  readonly audit: EnvelopeAudit;
  readonly pdf: Buffer;
  readonly seal: VerifiedSeal;
}

/** Whether two files that are right belong together. */
async function mismatches({ audit, pdf, seal }: Parts, sha256: Sha256): Promise<string[]> {
  const last = audit.steps.at(-1);
  if (last?.happened.kind !== 'completed') return [];
  const { sealedSha256, certificateSha256 } = last.happened;
  const problems = [];
  if (sha256(pdf) !== sealedSha256) problems.push('The PDF isn’t the one that the audit names, byte by byte.');
  if (seal.certificateSha256 !== certificateSha256) problems.push('Another certificate sealed the PDF.');
  if (seal.at !== last.at) problems.push('The PDF was sealed at another time than the audit says.');
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

/** Of an attribute that the signature covers (RFC 5652, 11.3). */
const signingTime = '1.2.840.113549.1.9.5';

interface SigningTime {
  readonly toDate: () => Date;
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
  const [signer, ...others] = data.signerInfos;
  // More signatures, or attributes that none covers, could be added by anyone.
  if (!signer || signer.unsignedAttrs || others.length > 0) return undefined;
  // A seal with content of its own would be checked against that, and not against the PDF.
  if (data.encapContentInfo.eContent) return undefined;
  const checked = await data.verify({
    signer: 0,
    data: new Uint8Array(signedBytes).buffer,
    checkChain: false,
    extendedMode: true,
  });
  const certificate = checked.signerCertificate;
  const attributes = signer.signedAttrs?.attributes ?? [];
  const time = attributes.find(({ type }) => type === signingTime)?.values[0] as SigningTime | undefined;
  if (checked.signatureVerified !== true || !certificate || !time) return undefined;
  const [name] = certificate.subject.typesAndValues.filter(({ type }) => type === '2.5.4.3');
  return {
    subject: name?.value.valueBlock.value ?? 'an unnamed certificate',
    certificateSha256: sha256(new Uint8Array(certificate.toSchema().toBER())),
    at: time.toDate().toISOString(),
  };
}

/** Of the whole outermost value. @throws Error if there is none */
function derLength(bytes: Buffer): number {
  const first = bytes[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return 2 + count + bytes.readUIntBE(2, count);
}
