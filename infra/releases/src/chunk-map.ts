import {
  parse,
  type ArrowFunctionExpression,
  type Expression,
  type Node,
  type PrivateIdentifier,
  type Super,
} from 'acorn';
import { simple } from 'acorn-walk';

/** webpack's functions from a chunk's id to the name of its script and its style sheet. */
const maps = new Set(['u', 'miniCssF']);

/**
 * The files that a script of webpack can load later, from its chunk maps. They are read and never run. Ids that a map only
 * knows by a rule, as in development builds, are not found.
 */
export function chunkFiles(script: string): string[] {
  const files: string[] = [];
  simple(parse(script, { ecmaVersion: 'latest', sourceType: 'script' }), {
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (maps.has(left.property.name) && right.type === 'ArrowFunctionExpression') files.push(...results(right));
    },
  });
  return files;
}

function results({ params: [parameter], body }: ArrowFunctionExpression): string[] {
  if (parameter?.type !== 'Identifier' || body.type === 'BlockStatement') return [];
  const ids = new Set<string>();
  simple(body, {
    Property: ({ key }) => {
      const id = keyOf(key);
      if (id !== undefined) ids.add(id);
    },
  });
  return [...ids].flatMap((id) => evaluate(body, parameter.name, id) ?? []);
}

/** The value of an expression of texts, conditions, and tables; undefined for anything else. */
function evaluate(
  expression: Expression | PrivateIdentifier | Super,
  parameter: string,
  id: string,
): string | undefined {
  const value = (part: Expression | PrivateIdentifier | Super) => evaluate(part, parameter, id);
  switch (expression.type) {
    case 'ParenthesizedExpression':
      return value(expression.expression);
    case 'Literal':
      return String(expression.value);
    case 'Identifier':
      return expression.name === parameter ? id : undefined;
    case 'ConditionalExpression':
      return isTrue(expression.test, value) ? value(expression.consequent) : value(expression.alternate);
    case 'LogicalExpression':
      return expression.operator === '||' ? (value(expression.left) ?? value(expression.right)) : undefined;
    case 'BinaryExpression': {
      const [left, right] = [value(expression.left), value(expression.right)];
      return expression.operator === '+' && left !== undefined && right !== undefined ? left + right : undefined;
    }
    case 'MemberExpression': {
      if (expression.object.type !== 'ObjectExpression' || !expression.computed) return undefined;
      const wanted = value(expression.property);
      for (const property of expression.object.properties) {
        if (property.type === 'Property' && keyOf(property.key) === wanted) return value(property.value);
      }
      return undefined;
    }
    default:
      return undefined;
  }
}

function isTrue(test: Expression, value: (part: Expression | PrivateIdentifier) => string | undefined): boolean {
  return test.type === 'BinaryExpression' && test.operator.startsWith('==') && value(test.left) === value(test.right);
}

function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return (key as Node & { name: string }).name;
  return key.type === 'Literal' ? String((key as Node & { value: unknown }).value) : undefined;
}
