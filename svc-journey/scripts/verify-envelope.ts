/**
 * Checks a signed PDF and its audit, without a connection:
 *
 *   npm run verify-envelope -- file.pdf audit.json
 *
 * Ends with 0 if nothing was changed, with 1 if something was, and with 2 if a file can’t be read.
 */
import type { AuditStep, EnvelopeAudit } from '@hearthway/contracts/journey';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { verifyEnvelope } from '../src/envelopes/sealing/verify-envelope.js';

const [pdfFile, auditFile] = process.argv.slice(2);
if (pdfFile === undefined || auditFile === undefined) {
  process.stderr.write('Name the two files: npm run verify-envelope -- file.pdf audit.json\n');
  process.exitCode = 2;
} else {
  process.exitCode = await verify(pdfFile, auditFile);
}

async function verify(pdfName: string, auditName: string): Promise<number> {
  let files: Parameters<typeof verifyEnvelope>[0];
  try {
    files = { pdf: read(pdfName), audit: read(auditName) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const { problems, seal, audit } = await verifyEnvelope(files, (content) =>
    createHash('sha256').update(content).digest('hex'),
  );
  const lines =
    problems.length > 0
      ? ['NOT RIGHT', ...problems]
      : [
          'RIGHT: neither file was changed since the PDF was sealed.',
          ...(audit?.steps ?? []).map((step) => lineOf(step, audit)),
          `Sealed with the certificate of ${seal?.subject ?? ''} (SHA-256 ${seal?.certificateSha256 ?? ''}).`,
          'Who issued that certificate is not checked here. A PDF reader shows it.',
        ];
  // Whoever sealed it chose the names: none of them writes over other lines of a terminal.
  process.stdout.write(`${lines.map((line) => line.replace(/\p{C}/gu, '?')).join('\n')}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** Such as “5. 2026-11-20T10:00:00.000Z signed: Sam Lee <sam@example.com>”. */
function lineOf({ number, at, happened }: AuditStep, audit: EnvelopeAudit | undefined): string {
  const signers = audit?.steps.flatMap(({ happened }) => (happened.kind === 'sent' ? happened.signers : []));
  const by = 'signerId' in happened ? signers?.find(({ id }) => id === happened.signerId) : undefined;
  return `${number}. ${at} ${happened.kind}${by ? `: ${by.name} <${by.email}>` : ''}`;
}

/** A name is from the folder in which npm was called. */
function read(name: string): Buffer {
  return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', name));
}
