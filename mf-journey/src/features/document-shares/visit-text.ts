import type { ShareVisit } from '@hearthway/contracts/journey';

/** `Opened the link and saw pages 1–3 and 5` */
export function visitText({ action, pages }: Pick<ShareVisit, 'action' | 'pages'>): string {
  if (action === 'downloaded') return 'Downloaded the file';
  if (action === 'sent') return 'Began to send a file';
  if (action === 'viewed') return `Saw ${pagesText(pages)}`;
  return pages.length === 0 ? 'Opened the link' : `Opened the link and saw ${pagesText(pages)}`;
}

function pagesText(pages: readonly number[]): string {
  const ranges = rangesOf(pages).map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
  const listed = ranges.length > 1 ? `${ranges.slice(0, -1).join(', ')} and ${ranges.at(-1)}` : ranges.join('');
  return `${pages.length === 1 ? 'page' : 'pages'} ${listed}`;
}

function rangesOf(pages: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const ranges: [number, number][] = [];
  for (const page of [...pages].sort((one, other) => one - other)) {
    const newest = ranges.at(-1);
    if (newest?.[1] === page - 1) newest[1] = page;
    else ranges.push([page, page]);
  }
  return ranges;
}
