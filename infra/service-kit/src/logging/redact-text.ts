import { personalPatterns } from './personal-text.js';

export const hidden = '[redacted]';

/** Maximum characters of one text in a log line. A caller may send a 16 KB path. */
export const longestText = 4_096;

/** Longer than any secret the patterns match, so that a secret that starts before the cut is still seen whole. */
const longestSecret = 512;

const credentialsInAddress = /\/\/[^/\s:@]*:[^/\s@]+@/g;

const secretPatterns = [
  credentialsInAddress,
  ...personalPatterns,
  // Anything else that looks like an address, for example `!ann@example.c`.
  /(?<![^\s@"'<>:=,;(){}[\]])[^\s@"'<>:=,;(){}[\]]+@[^\s@"'<>:=,;(){}[\]]+\.[^\s@"'<>:=,;(){}[\]]+/g,
  // A JSON Web Token, even without its end.
  /(?<!\w)eyJ[\w.-]{10,}/g,
  // 256 random bits in base64url.
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
];

/** Credentials that lost their telltale `@` to the cut. */
const cutCredentials = /\/\/[^/\s:@]*:[^/\s@]*$/g;

/** Every secret contains one of these, so most texts need no search. */
const suspicious = /@|%40|\d{3}|eyJ|[\w-]{43}/;

/** The text without secrets and personal data, cut after `longestText` characters. */
export function redactedText(text: string): string {
  if (text.length <= longestText && !suspicious.test(text)) return text;
  const seen = text.slice(0, longestText + longestSecret);
  const patterns = seen.length < text.length ? [...secretPatterns, cutCredentials] : secretPatterns;
  let shown = '';
  let end = 0;
  for (const { from, to } of placesOf(seen, patterns)) {
    if (from >= longestText) break;
    if (from >= end) shown += seen.slice(end, from) + hidden;
    end = Math.max(end, to);
  }
  const cut = Math.max(end, Math.min(text.length, longestText));
  shown += seen.slice(end, cut);
  return cut < text.length ? `${shown}[${text.length - cut} more characters]` : shown;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Every match of every pattern in the original text, in order. Matches may overlap. */
function placesOf(text: string, patterns: readonly RegExp[]): Place[] {
  return patterns
    .flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ from: index, to: index + length })),
    )
    .sort((one, other) => one.from - other.from);
}
