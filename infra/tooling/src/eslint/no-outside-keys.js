import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * Reports `object[key]` and `key in object` if the key can be any string: even an empty object has a `constructor`, a
 * `toString` and a `__proto__`. Use a Map, or check `Object.hasOwn(object, key)` first.
 */
export const noOutsideKeys = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      member:
        'Any text may be this key, also `constructor`: use a Map, or ask `Object.hasOwn({{object}}, {{key}})` first.',
      in: '`in` also finds what every object inherits, such as `constructor`: use Object.hasOwn or a Map.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const textOf = (node) => context.sourceCode.getText(node);
    const isAnyText = (node) =>
      node.type !== 'Literal' && partsOf(services.getTypeAtLocation(node)).some(({ flags }) => (flags & anyText) !== 0);

    return {
      'MemberExpression[computed=true]'(node) {
        const object = services.getTypeAtLocation(node.object);
        if (!isAnyText(node.property) || partsOf(object).every((part) => isSafe(part, checker))) return;
        const [objectText, keyText] = [textOf(node.object), textOf(node.property)];
        if (isAsked(node, `Object.hasOwn(${objectText}, ${keyText})`, textOf)) return;
        context.report({ node, messageId: 'member', data: { object: objectText, key: keyText } });
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type !== 'PrivateIdentifier' && isAnyText(node.left)) context.report({ node, messageId: 'in' });
      },
    };
  },
});

const anyText = ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** Arrays are indexed by numbers, which are never names of methods, and `process.env` is set by whoever starts us. */
const isSafe = (type, checker) => checker.isArrayLikeType(type) || type.symbol?.name === 'ProcessEnv';

/** Whether a condition around the node already checks for the key. */
function isAsked(node, question, textOf) {
  for (let [inner, outer] = [node, node.parent]; outer; [inner, outer] = [outer, outer.parent]) {
    const condition = outer.type === 'LogicalExpression' && outer.operator === '&&' ? outer.left : outer.test;
    if (condition && condition !== inner && outer.alternate !== inner && textOf(condition).includes(question))
      return true;
  }
  return false;
}
