import * as z from 'zod/mini';

/**
 * One line that a person typed or pasted, of at most so many characters. Marks that nobody sees and that come along unasked when
 * a text is copied (of direction, of places to break) are dropped; joiners, which scripts and emoji are written with, stay.
 */
export const lineOfText = (maximum: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(unasked, '')),
    z.trim(),
    z.maxLength(maximum, `Please use ${maximum} characters or fewer`),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please remove line breaks and hidden characters'),
  );

/** Soft hyphen, zero-width space, marks and isolates of direction, word joiner, byte order mark. */
const unasked = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
