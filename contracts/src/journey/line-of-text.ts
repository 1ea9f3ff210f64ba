import * as z from 'zod/mini';
import { problemTexts } from '../texts.js';
import { isVisible } from '../visible-text.js';

/**
 * One line of typed or pasted text with at most `maximum` characters. Invisible marks that come along when text is copied (of
 * direction, of line breaks) are dropped. Joiners stay, since some scripts and emoji need them. A text with nothing visible is
 * refused with the message `invisible`.
 */
export const lineOfText = (maximum: number, invisible: string = hidden) =>
  z.string().check(
    z.refine((text) => text.trim() === '' || isVisible(text), { error: invisible, abort: true }),
    z.overwrite((text) => text.replace(copiedMarks, '')),
    z.trim(),
    z.maxLength(maximum, problemTexts.tooLong(maximum)),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, hidden),
  );

const hidden = 'Please remove line breaks and hidden characters';

/** Soft hyphen, zero-width space, direction marks and isolates, word joiner, byte order mark. */
const copiedMarks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
