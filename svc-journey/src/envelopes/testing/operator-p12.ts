import forge from 'node-forge';

interface OperatorP12 {
  readonly file: Buffer;
  readonly password: string;
}

const days = 86_400_000;

/** As an operator gets it: a certificate, and the authority’s that issued it. Valid for 30 days. */
export function operatorP12(from: Date): OperatorP12 {
  const [authority, operator] = [forge.pki.rsa.generateKeyPair(2048), forge.pki.rsa.generateKeyPair(2048)];
  const certify = (name: string, keys: forge.pki.rsa.KeyPair, isAuthority: boolean): forge.pki.Certificate => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = keys.publicKey;
    certificate.serialNumber = isAuthority ? '01' : '02';
    certificate.validity.notBefore = from;
    certificate.validity.notAfter = new Date(from.getTime() + 30 * days);
    certificate.setSubject([{ name: 'commonName', value: name }]);
    certificate.setIssuer([{ name: 'commonName', value: 'Example authority' }]);
    certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority }]);
    certificate.sign(authority.privateKey, forge.md.sha256.create());
    return certificate;
  };
  const chain = [certify('Example operator', operator, false), certify('Example authority', authority, true)];
  const p12 = forge.pkcs12.toPkcs12Asn1(operator.privateKey, chain, 'secret', { algorithm: 'aes256' });
  return { file: Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'), password: 'secret' };
}
