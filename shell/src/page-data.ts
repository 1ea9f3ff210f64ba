/** A block of data that the gateway wrote into the page: names to texts. A page without it has none. @throws TypeError */
export function readPageData(page: Document, id: string): Readonly<Record<string, string>> {
  const text = page.getElementById(id)?.textContent;
  const data: unknown = text ? JSON.parse(text) : {};
  if (!isTexts(data)) throw new TypeError(`#${id} does not hold names and texts`);
  return data;
}

// A few lines in place of a schema: this is read before anything else of the site, and a parser weighs ten kilobytes.
function isTexts(data: unknown): data is Record<string, string> {
  return typeof data === 'object' && data !== null && Object.values(data).every((text) => typeof text === 'string');
}
