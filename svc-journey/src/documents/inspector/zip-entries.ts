/** Of a ZIP’s list: where a part’s header is, and how long its content is. */
export interface ZipEntry {
  readonly relativeOffsetOfLocalHeader: number;
  readonly compressedSize: number;
  readonly fileName: string;
}

/** The least that comes before the content of a part. */
const headerBytes = 30;

/** Whether parts share bytes, as in a zip bomb, or two have the same name, so that programs disagree on what is in the file. */
export function overlaps(entries: readonly ZipEntry[], fileBytes: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  return (
    names.size < entries.length ||
    inOrder.some(({ relativeOffsetOfLocalHeader: at, compressedSize }, place) => {
      const next = inOrder[place + 1]?.relativeOffsetOfLocalHeader ?? fileBytes;
      return at + headerBytes + compressedSize > next;
    })
  );
}
