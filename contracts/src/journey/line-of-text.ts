import * as z from 'zod/mini';
import { isVisible } from '../visible-text.js';

/**
 * One line that a person typed or pasted, of at most so many characters. Marks that nobody sees and that come along unasked when
 * a text is copied (of direction, of places to break) are dropped; joiners, which scripts and emoji are written with, stay.
 * A text of nothing that can be seen is refused in the words of `unseen`.
 */
export const lineOfText = (maximum: number, unseen: string = hidden) =>
  z.string().check(
    z.refine((text) => text.trim() === '' || isVisible(text), { error: unseen, abort: true }),
    z.overwrite((text) => text.replace(unasked, '')),
    z.trim(),
    z.maxLength(maximum, `Please use ${maximum} characters or fewer`),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, hidden),
  );

const hidden = 'Please remove line breaks and hidden characters';

/** Soft hyphen, zero-width space, marks and isolates of direction, word joiner, byte order mark. */
const unasked = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
