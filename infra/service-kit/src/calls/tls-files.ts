import { readFileSync } from 'node:fs';
import { ConfigError, type BaseServiceConfig } from '../config/index.js';

const names = ['OPERATIONS_TLS_CERTIFICATE_FILE', 'OPERATIONS_TLS_KEY_FILE', 'OPERATIONS_TLS_CA_FILE'] as const;

export type TlsConfig = Pick<BaseServiceConfig, (typeof names)[number]>;

/** PEM, as `node:tls` expects. */
export interface TlsFiles {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

/** Undefined when none is set. @throws ConfigError when some are missing or cannot be read */
export function readTlsFiles(config: TlsConfig): TlsFiles | undefined {
  if (names.every((name) => config[name] === undefined)) return undefined;
  const problems: { key: string; message: string }[] = [];
  const [cert, key, ca] = names.map((name) => {
    const content = contentOf(config[name]);
    if (content === undefined) problems.push({ key: name, message: 'cannot be read; the three files go together' });
    return content;
  });
  if (!cert || !key || !ca) throw new ConfigError(problems);
  return { cert, key, ca };
}

function contentOf(file: string | undefined): Buffer | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file);
  } catch {
    return undefined;
  }
}
