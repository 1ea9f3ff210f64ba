import forge from 'node-forge';

/** The operator’s certificate and key (PKCS#12), or a trial one. */
export interface SigningCertificate {
  readonly p12: Buffer;
  readonly password: string;
  readonly subject: string;
  /** Of the certificate, DER, in hex. */
  readonly sha256: string;
  readonly isTrial: boolean;
}

/** @throws Error if the file isn’t PKCS#12, has another password, or has no RSA key with its certificate */
export function openP12(p12: Buffer, password: string, isTrial: boolean): SigningCertificate {
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), password);
  const { certBag, pkcs8ShroudedKeyBag } = forge.pki.oids;
  const bagsOf = (bagType = '') => Object.values(opened.getBags({ bagType })).flatMap((bags) => bags ?? []);
  const [key] = bagsOf(pkcs8ShroudedKeyBag).map((bag) => bag.key);
  const certificate = bagsOf(certBag)
    .map(({ cert }) => cert)
    .find((cert) => cert && key && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(key.n));
  if (!certificate) throw new Error('The PKCS#12 file has no RSA key with its certificate');
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
  const subject = certificate.subject.getField('CN') as { readonly value?: string } | null;
  return {
    p12,
    password,
    subject: subject?.value ?? 'an unnamed certificate',
    sha256: forge.md.sha256.create().update(der).digest().toHex(),
    isTrial,
  };
}

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
