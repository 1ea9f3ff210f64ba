import {
  documentDangers,
  documentLimits,
  documentRefusals,
  documentTypes,
  type DocumentRefusal,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(of) as [Key, ...Key[]]);

/** What is read of a file: pages, and the characters of their text together, for the search and the hints. */
export const readLimits = { pages: 200, textCharacters: 60_000 } as const;

/** What the inspector writes: a picture drawn anew, and a small one, in bytes. */
export const outputLimits = { picture: 2 * documentLimits.fileBytes, thumbnail: 256 * 1024 } as const;

/** More pages than a file of this size has. */
export const maximumPages = 5_000;

const count = (maximum: number) => z.number().check(z.int(), z.gte(0), z.lte(maximum));

const isPlain = (text: string): boolean => text.isWellFormed() && !hasControls.test(text);
/** All but tab and line feed. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const hasControls = /[\u0000-\u0008\u000b-\u001f\u007f]/;

const pageTexts = z.array(z.string().check(z.maxLength(readLimits.textCharacters), z.refine(isPlain))).check(
  z.maxLength(readLimits.pages),
  z.refine((pages) => pages.reduce((sum, { length }) => sum + length, 0) <= readLimits.textCharacters),
);

/** What the inspector says of a file, as the service reads it: the inspector’s process handles hostile bytes and isn’t trusted. */
export const inspection = z.discriminatedUnion('taken', [
  z.object({
    taken: z.literal(true),
    type: keysOf(documentTypes),
    /** `null` for what has none. */
    pages: z.nullable(count(maximumPages)),
    /** Of each page, as far as it was read. */
    text: pageTexts,
    dangers: z.array(keysOf(documentDangers)).check(z.maxLength(Object.keys(documentDangers).length)),
  }),
  z.object({ taken: z.literal(false), refusal: keysOf(documentRefusals) }),
]);
export type Inspection = z.infer<typeof inspection>;
export type TakenFile = Extract<Inspection, { taken: true }>;

/** The process’s answer. The bytes of pictures follow elsewhere; 0 if there is none. */
export const inspectorAnswer = z.object({
  inspection,
  pictureBytes: count(outputLimits.picture),
  thumbnailBytes: count(outputLimits.thumbnail),
});
export type InspectorAnswer = z.infer<typeof inspectorAnswer>;

/** A file that isn’t taken. Nothing is wrong with the program. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: DocumentRefusal) {
    super(refusal);
  }
}

/** What was found, and of a picture: what to keep, without what cameras add, and a small one (WebP). */
export interface Inspected {
  readonly inspection: Inspection;
  readonly picture?: Buffer;
  readonly thumbnail?: Buffer;
}

/** Nothing that a database or a reader can’t take. */
export const plainText = (text: string): string => text.toWellFormed().replace(controls, ' ');
// eslint-disable-next-line no-control-regex -- these are what it looks for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
