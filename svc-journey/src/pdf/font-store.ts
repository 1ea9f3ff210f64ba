import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { trueTypeOf } from './read-woff.js';

const { resolve: fileOf } = createRequire(import.meta.url);

type Weight = 'regular' | 'bold';

/**
 * Ours first, which has the letters of western Europe only. Then one for other Latin letters, Greek, Cyrillic, and Devanagari, and
 * last one that has a plain glyph for nearly every character: a name in Chinese or Korean must not become boxes.
 */
const typefaces: readonly Readonly<Record<Weight, string>>[] = [
  {
    regular: fileOf('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    bold: fileOf('@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff'),
  },
  {
    regular: fileOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: fileOf('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  {
    regular: fileOf('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
    bold: fileOf('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
  },
];

export interface TextFont {
  /** Of the file, so that a document opens it once. */
  readonly name: string;
  /** A TrueType font. */
  readonly bytes: Buffer;
}

/** The first typeface that has all of a text’s characters, or else most of them. */
export function fontFor(text: string, weight: Weight): TextFont {
  const characters = [...new Set(text.replace(/[\n\r\t]/g, ''))];
  let best: (TextFont & { readonly missing: number }) | undefined;
  for (const { [weight]: file } of typefaces) {
    const { bytes, font } = openFont(file);
    const missing = characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).length;
    if (missing === 0) return { name: file, bytes };
    if (!best || missing < best.missing) best = { name: file, bytes, missing };
  }
  if (!best) throw new Error('There is no typeface');
  return best;
}

interface OpenFont {
  readonly bytes: Buffer;
  readonly font: Font;
}

/** Opened once, and only if a text needs it. */
function openFont(file: string): OpenFont {
  const known = opened.get(file);
  if (known) return known;
  const read = readFileSync(file);
  const bytes = file.endsWith('.woff') ? trueTypeOf(read) : read;
  const font = create(bytes);
  if ('fonts' in font) throw new TypeError(`${file} is a collection of fonts`);
  opened.set(file, { bytes, font });
  return { bytes, font };
}
const opened = new Map<string, OpenFont>();
