/** Encrypts drafts for local storage, where they outlive the session. AES-256-GCM, which also binds them to their place. */
export interface DraftSealing {
  readonly seal: (value: unknown, place: string) => Promise<string>;
  /** Rejects what was sealed with another key or for another place, or was altered. */
  readonly open: (sealed: string, place: string) => Promise<unknown>;
}

const nonceBytes = 12;

/**
 * @param key 256 bits in base64url
 * @throws {TypeError} on a page that is neither https nor local, where browsers don't encrypt
 */
export async function createDraftSealing(key: string): Promise<DraftSealing> {
  const cryptoKey = await crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(place),
  });
  return {
    async seal(value, place) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(algorithm(nonce, place), cryptoKey, plain);
      return toBase64(nonce) + toBase64(new Uint8Array(sealed));
    },
    async open(sealed, place) {
      const bytes = fromBase64(sealed);
      const [nonce, body] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)];
      const plain = await crypto.subtle.decrypt(algorithm(nonce, place), cryptoKey, body);
      return JSON.parse(new TextDecoder().decode(plain)) as unknown;
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Of base64 or base64url. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
