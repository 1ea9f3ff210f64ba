import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { writePdf } from '../../pdf/index.js';
import { filledIn, type FilledField, type StoredEnvelope } from '../envelope.js';
import { certificatePage } from './certificate-page.js';
import type { RunFillJob } from './fill-pdf-client.js';
import type { SigningCertificate } from './signing-certificate.js';

interface SealParts {
  readonly envelope: StoredEnvelope;
  readonly source: Buffer;
  readonly certificate: SigningCertificate;
  readonly at: Date;
}

/** The PDF with what was filled in, the certificate of signatures, and the seal. @throws Error if the file can’t be filled */
export async function sealPdf(
  { runFillJob }: { readonly runFillJob: RunFillJob },
  { envelope, source, certificate, at }: SealParts,
): Promise<Buffer> {
  const pages = await writePdf(certificatePage({ envelope, certificate, writtenAt: at }));
  const { result, pdf } = await runFillJob(source, {
    kind: 'fill',
    fields: filledIn(envelope).map((field) => ({ ...field, value: printed(field) })),
    certificatePages: Buffer.from(pages).toString('base64'),
    title: envelope.entry.title,
    auditSha256: envelope.steps.at(-1)?.sha256 ?? '',
    at: at.toISOString(),
  });
  if (!result.usable) throw new Error(`The PDF of the envelope ${envelope.id} can’t be filled`);
  const signer = new P12Signer(certificate.p12, { passphrase: certificate.password });
  return new SignPdf().sign(pdf, signer, at);
}

const asDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const printed = ({ kind, value }: FilledField): string => (kind === 'date' ? asDate.format(new Date(value)) : value);
