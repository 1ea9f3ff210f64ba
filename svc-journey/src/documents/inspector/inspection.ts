import { documentDangers, documentRefusals, documentTypes } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(of) as [Key, ...Key[]]);

/** What the inspector says of a file, as the service reads it: the inspector’s process handles hostile bytes and isn’t trusted. */
export const inspection = z.discriminatedUnion('taken', [
  z.object({
    taken: z.literal(true),
    type: keysOf(documentTypes),
    /** `null` for what has none. */
    pages: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(100_000))),
    /** Of each page, as far as it was read. */
    text: z.array(z.string()).check(z.maxLength(1_000)),
    dangers: z.array(keysOf(documentDangers)),
    /** Whether the file to keep is the one that the inspector wrote, without what cameras add. */
    rewritten: z.boolean(),
  }),
  z.object({ taken: z.literal(false), refusal: keysOf(documentRefusals) }),
]);
export type Inspection = z.infer<typeof inspection>;
export type TakenFile = Extract<Inspection, { taken: true }>;

/** A file that isn’t taken. Nothing is wrong with the program. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: Extract<Inspection, { taken: false }>['refusal']) {
    super(refusal);
  }
}

/** For the search and the hints; more than any statement has. */
export const textCharacters = 60_000;

/** What the process answers with. */
export interface Inspected {
  readonly inspection: Inspection;
  /** Without what cameras add. */
  readonly picture?: Buffer;
}
