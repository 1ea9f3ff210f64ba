import { canonicalJson, type AuditStep, type Happened } from '@hearthway/contracts/journey';

/** SHA-256 of bytes, or of a text in UTF-8, in hex. */
export type Sha256 = (content: Uint8Array | string) => string;

const beforeTheFirst = '0'.repeat(64);

/** The steps with one more, chained to the last. */
export function appendStep(
  steps: readonly AuditStep[],
  happened: Happened,
  { at, sha256 }: { readonly at: string; readonly sha256: Sha256 },
): readonly AuditStep[] {
  const link = { number: steps.length + 1, at, previousSha256: steps.at(-1)?.sha256 ?? beforeTheFirst, happened };
  return [...steps, { ...link, sha256: digestOf(link, sha256) }];
}

/** The number of the first step that was changed or moved; `undefined` if none was. */
export function firstBrokenStep(steps: readonly AuditStep[], sha256: Sha256): number | undefined {
  let previousSha256 = beforeTheFirst;
  for (const [index, step] of steps.entries()) {
    const isLinked = step.number === index + 1 && step.previousSha256 === previousSha256;
    if (!isLinked || step.sha256 !== digestOf(step, sha256)) return index + 1;
    previousSha256 = step.sha256;
  }
  return undefined;
}

function digestOf({ number, at, previousSha256, happened }: Omit<AuditStep, 'sha256'>, sha256: Sha256): string {
  return sha256(canonicalJson({ number, at, previousSha256, happened }));
}
