/** By an English term: the words for it, without accents, with commas between them. */
export type SpanishWords = Readonly<Record<string, string>>;
