/** `340 KB`, `2.4 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(Math.round(bytes / 1_000), 1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
