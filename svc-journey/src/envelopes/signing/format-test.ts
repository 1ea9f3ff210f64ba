import type { PdfContent } from '../../pdf/index.js';
import type { Sha256 } from '../audit-chain.js';

/** Four digits that belong to a session. No secret: whoever reads the test file can read what they are to sign. */
export const formatTestNumber = (session: string, sha256: Sha256): string =>
  String(1_000 + (Number.parseInt(sha256(`format test ${session}`).slice(0, 8), 16) % 9_000));

export const formatTest = (number: string, writtenAt: Date): PdfContent => ({
  title: 'Test file',
  lead: 'If you can read this, you can read what you are asked to sign.',
  writtenAt,
  blocks: [
    { kind: 'heading', text: 'Your number' },
    { kind: 'paragraph', text: number },
    { kind: 'note', text: 'Type this number on the page that you came from.' },
  ],
});
