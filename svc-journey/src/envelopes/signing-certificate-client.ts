import type { Logger } from '@hearthway/service-kit';
import { readFileSync } from 'node:fs';
import { makeTrialP12, openP12, type SigningCertificate } from './sealing/signing-certificate.js';
import type { SigningCertificateStore } from './storage/signing-certificate-store.js';

interface CertificateParts {
  /** The operator’s PKCS#12 file; `undefined` if there is none. */
  readonly p12: { readonly file: string; readonly password: string } | undefined;
  readonly store: Pick<SigningCertificateStore, 'find' | 'insert'>;
  readonly logger: Logger;
  readonly now: () => Date;
}

/**
 * The certificate that seals: the operator’s, opened at once, so that a wrong one is found at the start; or a trial one, made when
 * it is needed first. One that isn’t valid now is an error only then: signed envelopes wait for the next one.
 * @throws Error if the operator’s file can’t be used
 */
export function createSigningCertificate({
  p12,
  store,
  logger,
  now,
}: CertificateParts): () => Promise<SigningCertificate> {
  const valid = (certificate: SigningCertificate): SigningCertificate => {
    const { notBefore, notAfter } = certificate.validity;
    if (notBefore <= now() && now() <= notAfter) return certificate;
    throw new Error(`The certificate that seals is valid from ${notBefore.toISOString()} to ${notAfter.toISOString()}`);
  };
  if (p12) {
    const certificate = openFile(p12.file, p12.password);
    return async () => valid(await Promise.resolve(certificate));
  }
  let trial: Promise<SigningCertificate> | undefined;
  const make = async (): Promise<SigningCertificate> => {
    const there = await store.find();
    if (!there) logger.warn('signed PDFs are sealed with a trial certificate, which is made now; set SIGNING_P12_FILE');
    return openP12(there ?? (await store.insert(await makeTrialP12(now()))), '', true);
  };
  return async () => {
    trial ??= make();
    try {
      return valid(await trial);
    } catch (error) {
      trial = undefined;
      throw error;
    }
  };
}

function openFile(file: string, password: string): SigningCertificate {
  try {
    return openP12(readFileSync(file), password, false);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`SIGNING_P12_FILE can’t be used. ${why}.`, { cause });
  }
}
