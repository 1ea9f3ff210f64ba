import type { DocumentVersion } from '@hearthway/contracts/journey';

const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What runs by itself is never shown, and a Word file has no pages to show. */
export const canBeShown = ({ type, dangers }: DocumentVersion): boolean => type !== wordFile && dangers.length === 0;
