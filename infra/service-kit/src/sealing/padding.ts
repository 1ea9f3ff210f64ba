const blockBytes = 64;
const endOfText = 0x80;

/**
 * Fills up to a whole number of blocks, as ISO/IEC 7816-4 does: a cipher keeps the length, and the length of a short answer
 * tells which of the possible answers it is.
 */
export function padded(text: Buffer): Buffer {
  const filled = Buffer.alloc((Math.floor(text.length / blockBytes) + 1) * blockBytes);
  text.copy(filled);
  filled[text.length] = endOfText;
  return filled;
}

export function unpadded(filled: Buffer): Buffer {
  return filled.subarray(0, filled.lastIndexOf(endOfText));
}
