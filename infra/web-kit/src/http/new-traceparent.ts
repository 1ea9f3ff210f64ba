/**
 * Starts a W3C trace, so that a failed call can be found in every service's logs and spans. Unsampled (`-00`): the server
 * decides whether to record it.
 */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
