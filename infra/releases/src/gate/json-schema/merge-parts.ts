import { CannotJudge, checkDepth, isSame, partOf, type Work, type SchemaNode } from './schema-node.js';

/**
 * The schema without `allOf`: whatever is right for all of its parts is right for it.
 * @throws {CannotJudge} if its parts say the same thing differently
 */
export function mergeParts({ allOf = [], ...own }: SchemaNode, work: Work, depth = 0): SchemaNode {
  work.spend();
  checkDepth(depth);
  return allOf
    .map((schema) => mergeParts(partOf(own, schema), work, depth + 1))
    .reduce((one, other) => mergeTwo(one, other, work), own);
}

const mergedOtherwise: ReadonlySet<string> = new Set(['patterns', 'required', 'document', 'isAnything']);

function mergeTwo(one: SchemaNode, other: SchemaNode, work: Work): SchemaNode {
  const said = new Map<string, unknown>(Object.entries(one));
  for (const [keyword, value] of Object.entries(other)) {
    if (mergedOtherwise.has(keyword) || !said.has(keyword) || isSame(said.get(keyword), value, work)) continue;
    throw new CannotJudge(`“allOf” says “${keyword}” twice`);
  }
  return {
    ...one,
    ...other,
    patterns: [...one.patterns, ...other.patterns],
    ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
  };
}
