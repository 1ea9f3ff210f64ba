/** Whether the boxes that a HEIC file consists of are all there. Its decoder draws what is left of a cut one. */
export function isHeicWhole(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const length = boxLength(file, at);
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at <= file.length;
}

/** 0 says that the box goes to the end of the file, and 1 that its length follows in 8 bytes. */
function boxLength(file: Buffer, at: number): number {
  const length = file.readUInt32BE(at);
  if (length !== 1) return length;
  return at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : Number.POSITIVE_INFINITY;
}
