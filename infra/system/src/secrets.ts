import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const secrets = z.object({ tokenKeySecret: z.string().check(z.minLength(32)) });
export type Secrets = z.infer<typeof secrets>;

/** The secrets of a local system: made at random on the first start, kept in a file that only its owner can read. */
export function localSecrets(file: string): Secrets {
  if (existsSync(file)) return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made: Secrets = { tokenKeySecret: randomBytes(32).toString('base64url') };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
