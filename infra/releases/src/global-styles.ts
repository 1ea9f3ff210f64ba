import type { Rule, Selector, SelectorComponent, transform as transformOf, TransformOptions } from 'lightningcss';
import type { BuildFile } from './build-files.js';

/** At-rules that only say when the rules in them hold. */
type Wrapper = 'media' | 'supports' | 'container' | 'starting-style';
const wrappers: ReadonlySet<string> = new Set<Wrapper>(['media', 'supports', 'container', 'starting-style']);

/**
 * The styles of a slice that reach beyond it: selectors without a class of its own, animations under another name, and
 * at-rules for the whole document, such as `@font-face`. They would change other slices, and stay after the slice has left.
 * @returns one line each, with file and selector
 */
export async function globalStyles(slice: string, files: readonly BuildFile[]): Promise<string[]> {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  // Loaded here, because whoever publishes may run for long, and publishes only at its start.
  const { transform } = await import('lightningcss');
  return sheets.flatMap(({ path, contents }) => {
    try {
      let faults: string[] = [];
      transform({
        filename: path,
        code: contents,
        visitor: {
          StyleSheet({ rules }) {
            faults = faultsOf(rules, slice, printer(transform));
          },
        },
      });
      return faults.map((fault) => `${path}: ${fault}`);
    } catch (error) {
      return [`${path}: is not valid CSS (${error instanceof Error ? error.message : String(error)})`];
    }
  });
}

type Print = (selector: Selector) => string;

function faultsOf(rules: readonly Rule[], slice: string, print: Print, isInOwn = false): string[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'style' || rule.type === 'nesting') {
      const style = rule.type === 'style' ? rule.value : rule.value.style;
      const foreign = style.selectors.filter((selector) => !isOwn(selector, slice, isInOwn));
      return [
        ...foreign.map((selector) => `${print(selector)} has no class that starts with ${prefixOf(slice)}`),
        ...faultsOf(style.rules ?? [], slice, print, foreign.length === 0),
      ];
    }
    if (rule.type === 'keyframes') {
      const name = rule.value.name.value;
      return hasOwnName(name, slice) ? [] : [`@keyframes ${name} does not start with ${prefixOf(slice)}`];
    }
    if (isWrapper(rule)) return faultsOf(rule.value.rules, slice, print, isInOwn);
    if (rule.type === 'nested-declarations' || rule.type === 'ignored') return [];
    const name = rule.type === 'unknown' ? rule.value.name : rule.type;
    return [`@${name} holds for the whole document, which belongs to the shell`];
  });
}

const isWrapper = (rule: Rule): rule is Extract<Rule, { type: Wrapper }> => wrappers.has(rule.type);

/** CSS Modules lead every name with the slice's: followed by a hyphen in production, by underscores in development. */
const prefixOf = (slice: string): string => `${slice}-`;
const hasOwnName = (name: string, slice: string): boolean =>
  name.startsWith(prefixOf(slice)) || name.startsWith(`${slice}__`);

/**
 * Whether a selector only reaches elements at, in, or after one with an own class. A class inside `:not()` or `:has()` does
 * not do that, and one inside `:is()` or `:where()` only if every alternative has one.
 */
function isOwn(selector: Selector, slice: string, isInOwn: boolean): boolean {
  return selector.some((component: SelectorComponent) => {
    if (component.type === 'class') return hasOwnName(component.name, slice);
    if (component.type === 'nesting') return isInOwn;
    if (component.type !== 'pseudo-class') return false;
    if (component.kind !== 'is' && component.kind !== 'where') return false;
    return component.selectors.every((alternative) => isOwn(alternative, slice, isInOwn));
  });
}

/** The text of a parsed selector. Only the library can write it. */
const printer =
  (transform: typeof transformOf): Print =>
  (selector) => {
    const visitor: TransformOptions<never>['visitor'] = {
      Rule: {
        style: (rule) => ({ ...rule, value: { ...rule.value, selectors: [selector] } }),
      },
    };
    const { code } = transform({ filename: 'selector', code: Buffer.from('a{color:red}'), visitor });
    return code.toString().split('{', 1)[0]?.trim() ?? '';
  };
