/** Reads a JSON block of strings that the gateway wrote into the page; {} if missing. @throws {TypeError} if malformed */
export function readPageData(page: Document, id: string): Readonly<Record<string, string>> {
  const text = page.getElementById(id)?.textContent;
  const data: unknown = text ? JSON.parse(text) : {};
  if (!isStringRecord(data)) throw new TypeError(`#${id} is not a record of strings`);
  return data;
}

// Not a schema: zod would add 10 KB to the critical first load.
function isStringRecord(data: unknown): data is Record<string, string> {
  return typeof data === 'object' && data !== null && Object.values(data).every((text) => typeof text === 'string');
}
