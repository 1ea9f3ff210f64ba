import type { Envelope } from '@hearthway/contracts/journey';

/** Which page it is, and of which document if there are several. Counted from 1 over all of them. */
export function pageName({ documents, pages }: Pick<Envelope, 'documents' | 'pages'>, page: number): string {
  const name = `Page ${page} of ${pages}`;
  if (documents.length < 2) return name;
  let last = 0;
  const document = documents.find((one) => (last += one.pages) >= page);
  return document ? `${name}: ${document.title}` : name;
}
