const maximumLength = 200;
/** Control characters, line breaks, and marks that turn the direction of text: they can make a name look like another. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The name of a person as it was given, but for what nobody can see in it. HTML is text like any other. */
export function tidyName(name: string): string {
  const seen = name.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(seen).slice(0, maximumLength).join('').trim();
}
