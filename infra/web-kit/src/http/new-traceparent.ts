/**
 * Begins a trace, in the form of W3C trace context: whoever reports a call can name it, and finds it in logs and spans of
 * every service. Whether it is recorded is for the server to decide.
 */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
