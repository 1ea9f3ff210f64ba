import { StripeError } from './stripe-error.js';

/**
 * Reads the key from a bearer token or, for curl's `-u key:`, from a basic credential.
 * @throws StripeError 401 unless it is the emulator's test key
 */
export function authenticate(authorization: string | undefined, secretKey: string): void {
  const key = keyOf(authorization);
  if (key === undefined || key === '') {
    throw new StripeError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401, headers: { 'www-authenticate': 'Basic realm="Stripe"' } },
    );
  }
  if (key !== secretKey) {
    throw new StripeError(`Invalid API Key provided: ${masked(key)}`, {
      status: 401,
      headers: { 'www-authenticate': 'Basic realm="Stripe"' },
    });
  }
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme, credential] = (authorization ?? '').trim().split(/\s+/, 2);
  if (credential === undefined) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return credential;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(credential, 'base64').toString('utf8').split(':', 1)[0];
  return undefined;
}

const masked = (key: string): string =>
  key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
