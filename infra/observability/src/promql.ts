import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export interface LabelMatcher {
  readonly label: string;
  readonly operator: '=' | '!=' | '=~' | '!~';
  readonly value: string;
}

/** A metric in an expression. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly LabelMatcher[];
  /** Labels that it must have, because the expression matches or groups by them. */
  readonly labels: readonly string[];
}

/** Every metric in the expression. @throws SyntaxError when it is not PromQL */
export function selectorsIn(expression: string): Selector[] {
  const tree = parser.parse(expression);
  const text = ({ from, to }: SyntaxNode): string => expression.slice(from, to);
  const selectors: Selector[] = [];
  tree.iterate({
    enter({ node, type, from }) {
      if (type.isError) throw new SyntaxError(`Not PromQL at ${from}: ${expression}`);
      if (type.name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      if (!metric) throw new SyntaxError(`A selector names no metric at ${from}: ${expression}`);
      const matchers = matchersOf(node, text);
      const labels = new Set([...matchers.map(({ label }) => label), ...groupingsAround(node, text)]);
      selectors.push({ metric: text(metric), matchers, labels: [...labels] });
    },
  });
  return selectors;
}

/** Whether the value satisfies the matcher. Prometheus anchors its patterns. */
export function matches({ operator, value }: LabelMatcher, given: string): boolean {
  const isMatch = operator.includes('~') ? new RegExp(`^(?:${value})$`).test(given) : given === value;
  return operator.startsWith('!') ? !isMatch : isMatch;
}

type TextOf = (node: SyntaxNode) => string;

function matchersOf(selector: SyntaxNode, text: TextOf): LabelMatcher[] {
  const nodes = selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return nodes.map((node) => {
    const [label, operator, value] = [
      node.getChild('LabelName'),
      node.getChild('MatchOp'),
      node.getChild('StringLiteral'),
    ];
    if (!label || !operator || !value) throw new SyntaxError(`A matcher is not complete: ${text(node)}`);
    return {
      label: text(label),
      operator: text(operator) as LabelMatcher['operator'],
      value: text(value).slice(1, -1),
    };
  });
}

/** Labels of every `by (…)` around the selector. */
function groupingsAround(selector: SyntaxNode, text: TextOf): string[] {
  const labels: string[] = [];
  for (let node = selector.parent; node; node = node.parent) {
    const modifier = node.getChild('AggregateModifier');
    if (!modifier?.getChild('By')) continue;
    const names = modifier.getChild('GroupingLabels')?.getChildren('LabelName') ?? [];
    labels.push(...names.map(text));
  }
  return labels;
}
