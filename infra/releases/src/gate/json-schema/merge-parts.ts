import { CannotJudge, checkDepth, isSame, partOf, type Effort, type SchemaNode } from './schema-node.js';

/**
 * The schema without `allOf`: whatever is right for all of its parts is right for it.
 * @throws {CannotJudge} if its parts say the same thing differently
 */
export function mergeParts({ allOf = [], ...own }: SchemaNode, effort: Effort, depth = 0): SchemaNode {
  effort.spend();
  checkDepth(depth);
  return allOf
    .map((schema) => mergeParts(partOf(own, schema), effort, depth + 1))
    .reduce((one, other) => mergeTwo(one, other, effort), own);
}

const mergedOtherwise: ReadonlySet<string> = new Set(['patterns', 'required', 'document']);

function mergeTwo(one: SchemaNode, other: SchemaNode, effort: Effort): SchemaNode {
  const said = new Map<string, unknown>(Object.entries(one));
  for (const [keyword, value] of Object.entries(other)) {
    if (mergedOtherwise.has(keyword) || !said.has(keyword) || isSame(said.get(keyword), value, effort)) continue;
    throw new CannotJudge(`“allOf” says “${keyword}” twice`);
  }
  return {
    ...one,
    ...other,
    patterns: [...one.patterns, ...other.patterns],
    ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
  };
}
