/** A reply as callers here take it: nothing, JSON, or the text of a stream that has ended. */
export function readReply(contentType: string | null | undefined, text: string): unknown {
  if (text === '') return undefined;
  return contentType?.includes('json') ? JSON.parse(text) : text;
}
