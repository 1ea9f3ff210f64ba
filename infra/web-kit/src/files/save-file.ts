/** Downloads text or bytes as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has already started the download.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
