import type { DocumentVersion } from '@hearthway/contracts/journey';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** How many pages can be drawn for the person with the link. What can run by itself is never opened for anyone. */
export function drawablePages({ type, pages, dangers }: Pick<DocumentVersion, 'type' | 'pages' | 'dangers'>): number {
  if (type === wordType || dangers.length > 0) return 0;
  return pages ?? 1;
}

/** What is written across each page: for whom it is, and the day (YYYY-MM-DD). */
export const stampOf = (recipient: string, day: string): string => `For ${recipient}, ${day}`;
