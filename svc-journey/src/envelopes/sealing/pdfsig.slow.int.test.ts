import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealedEnvelope } from '../testing/sealed-envelope.js';

/** Debian’s package poppler-utils has it. Without it, there is nothing to ask. */
const program = process.env['PDFSIG_PROGRAM'] ?? '/usr/bin/pdfsig';
const withPdfsig = existsSync(program) ? describe : describe.skip;

withPdfsig('pdfsig, which another project wrote', () => {
  it('says that the seal is right and covers the whole file, and that a changed file isn’t right', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
    try {
      const { pdf } = await sealedEnvelope();
      const ask = (bytes: Buffer): string => {
        const file = join(folder, 'sealed.pdf');
        writeFileSync(file, bytes);
        return spawnSync(program, ['-nocert', file], { encoding: 'utf8' }).stdout;
      };
      expect(ask(pdf)).toContain('Signature is Valid.');
      expect(ask(pdf)).toContain('Total document signed');
      const changed = Buffer.from(pdf);
      const place = changed.indexOf('/Producer');
      changed.writeUInt8(changed.readUInt8(place + 1) ^ 1, place + 1);
      expect(ask(changed)).not.toContain('Signature is Valid.');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
