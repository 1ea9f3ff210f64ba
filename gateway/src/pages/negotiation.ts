/** The part of RFC 9110, section 12.5.3, that matters here: an encoding is named, and not with weight zero. */
export function acceptsEncoding(acceptEncoding: string, encoding: string): boolean {
  return parse(acceptEncoding).some(({ name, weight }) => name === encoding && weight > 0);
}

/** Whether an `accept` header names HTML and prefers nothing to it: a browser that loads a page, not a script. */
export function prefersHtml(accept: string): boolean {
  const named = parse(accept);
  const weight = named.find(({ name }) => name === 'text/html')?.weight ?? 0;
  return weight > 0 && named.every((one) => one.weight <= weight);
}

function parse(header: string): { name: string; weight: number }[] {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
}
