import { createHmac } from 'node:crypto';

/**
 * The `stripe-signature` of a webhook: HMAC-SHA256 of time and raw body under the endpoint's secret.
 * @param seconds the time of signing, since 1970; receivers refuse signatures older than five minutes
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}
