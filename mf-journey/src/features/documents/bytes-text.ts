/** `340 KB`, `2.4 MB`. */
export function bytesText(bytes: number): string {
  // Something is never shown as nothing.
  const kilobytes = bytes === 0 ? 0 : Math.max(Math.round(bytes / 1_000), 1);
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
