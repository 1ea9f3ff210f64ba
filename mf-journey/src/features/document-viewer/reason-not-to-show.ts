import { documentDangers, type DocumentVersion } from '@hearthway/contracts/journey';
import { shownTypes, type ShownType } from './messages.js';

export const shownTypeOf = ({ type }: Pick<DocumentVersion, 'type'>): ShownType | undefined =>
  shownTypes.find((shown) => shown === type);

/** Why a file is only downloaded, in sentences; `undefined` for one that is shown. */
export function reasonNotToShow(version: Pick<DocumentVersion, 'type' | 'dangers'>): string | undefined {
  const found = version.dangers.map((danger) => documentDangers[danger]);
  if (found.length > 0) {
    const list = [found.slice(0, -1).join(', '), found.at(-1)].filter(Boolean).join(' and ');
    return `It holds ${list}, so we don’t open it here. Open it only if you trust whoever sent it.`;
  }
  return shownTypeOf(version) ? undefined : 'We don’t show Word files here. Open it in Word, Pages, or Google Docs.';
}
