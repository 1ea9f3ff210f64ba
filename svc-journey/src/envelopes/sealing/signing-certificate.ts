import forge from 'node-forge';
import { signatureBytes } from './fill-job.js';

/** The operator’s certificate and key (PKCS#12), or a trial one. */
export interface SigningCertificate {
  readonly p12: Buffer;
  readonly password: string;
  readonly subject: string;
  /** Of the certificate, DER, in hex. */
  readonly sha256: string;
  readonly validity: { readonly notBefore: Date; readonly notAfter: Date };
  readonly isTrial: boolean;
}

/** The rest of a signature is smaller than this. */
const certificatesBytes = signatureBytes - 2_048;

/** @throws Error if a PDF can’t be sealed with it; its text says why */
export function openP12(p12: Buffer, password: string, isTrial: boolean): SigningCertificate {
  const opened = open(p12, password);
  const { certBag, pkcs8ShroudedKeyBag } = forge.pki.oids;
  const bagsOf = (bagType = '') => Object.values(opened.getBags({ bagType })).flatMap((bags) => bags ?? []);
  const [key] = bagsOf(pkcs8ShroudedKeyBag).map((bag) => bag.key);
  const certificates = bagsOf(certBag).map(({ cert }) => cert);
  const certificate = certificates.find(
    (cert) => cert && key && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(key.n),
  );
  if (!certificate) throw new Error('It has no certificate with its RSA key, encrypted');
  // All of them become part of the signature, so that a reader can follow them to whom it trusts.
  const whole = certificates.map((cert) => (cert ? derOf(cert) : undefined));
  if (whole.includes(undefined)) throw new Error('It has a certificate without an RSA key');
  if (whole.join('').length > certificatesBytes) throw new Error('Its certificates are too large');
  const subject = certificate.subject.getField('CN') as { readonly value?: string } | null;
  return {
    p12,
    password,
    subject: subject?.value ?? 'an unnamed certificate',
    sha256: forge.md.sha256.create().update(derOf(certificate)).digest().toHex(),
    validity: certificate.validity,
    isTrial,
  };
}

function open(p12: Buffer, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), password);
  } catch (cause) {
    throw new Error('It isn’t PKCS#12, or has another password', { cause });
  }
}

const derOf = (certificate: forge.pki.Certificate): string =>
  forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();

const trialYears = 10;

/** A certificate of our own that nobody else vouches for. */
export async function makeTrialP12(now: Date): Promise<Buffer> {
  const keys = await new Promise<forge.pki.rsa.KeyPair>((resolve, reject) => {
    forge.pki.rsa.generateKeyPair({ bits: 2048 }, (error: Error | null, made) => {
      if (error) reject(error);
      else resolve(made);
    });
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime() + trialYears * 365 * 86_400_000);
  const name = [
    { name: 'commonName', value: 'Hearthway trial certificate' },
    { name: 'organizationName', value: 'Made by this installation for itself' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], '', { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary');
}
