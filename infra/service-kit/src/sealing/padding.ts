const blockBytes = 64;
const endOfText = 0x80;

/** Pads to full blocks, as in ISO/IEC 7816-4. A cipher keeps the length, which would reveal a short answer. */
export function padded(text: Buffer): Buffer {
  const filled = Buffer.alloc((Math.floor(text.length / blockBytes) + 1) * blockBytes);
  text.copy(filled);
  filled[text.length] = endOfText;
  return filled;
}

export function unpadded(filled: Buffer): Buffer {
  return filled.subarray(0, filled.lastIndexOf(endOfText));
}
