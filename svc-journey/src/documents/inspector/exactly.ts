/**
 * So many bytes of an output. A process that is ended closes its output as one does that is done.
 * @throws Error in the stream if there are fewer or more
 */
export async function* exactly(output: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of output) {
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new Error('The picture is not whole');
}
