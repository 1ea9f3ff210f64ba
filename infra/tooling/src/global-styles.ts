import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** More than any page needs, and little enough to be read in a moment, whatever it contains. */
const limits = { characters: 131_072, openBrackets: 50, nestedBlocks: 50, shown: 20 } as const;

/** Blocks of rules that apply under a condition. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
/** What a style sheet defines under a name that holds for the whole document. */
const definitions = new Set(['keyframes', 'property', 'font-face', 'counter-style', 'position-try']);

/**
 * What in a style sheet of a slice would affect the pages of other slices, described for the one who wrote it: rules whose
 * selector has no class that begins with the slice's name, as those of CSS Modules do, and global names. The style sheets of a
 * slice stay in the document after it was left. Any text is safe to pass.
 */
export function globalStyles(css: string, slice: string): string[] {
  if (css.length > limits.characters) return [`it has more than ${limits.characters.toString()} characters`];
  if (hasOpenBrackets(css)) return ['its brackets are never closed'];
  const found = new Set<string>();
  try {
    // Without `map: false`, it would open the source map that the text names.
    collect(parse(css, { map: false }), { prefix: `${slice}-`, found, depth: 0, isNested: false });
  } catch (error) {
    found.add(`it can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [...found].slice(0, limits.shown);
}

/** For each open bracket, the parser looks through the rest of the text. */
function hasOpenBrackets(css: string): boolean {
  let open = 0;
  for (const character of css) {
    if (character === '(') open += 1;
    else if (character === ')') open = 0;
    if (open > limits.openBrackets) return true;
  }
  return false;
}

interface Place {
  /** How classes of the slice begin. */
  readonly prefix: string;
  readonly found: Set<string>;
  readonly depth: number;
  /** Whether a rule is around that selects nothing but the slice. */
  readonly isNested: boolean;
}

function collect(block: Container | AtRule, place: Place): void {
  const { found } = place;
  if (place.depth > limits.nestedBlocks) throw new Error('its blocks are nested too deeply');
  block.each((node: ChildNode) => {
    if (found.size >= limits.shown) return false;
    if (node.type === 'decl') refuseBraces(`${node.prop}:${node.value}`, found);
    else if (node.type === 'rule') collectRule(node, place);
    else if (node.type === 'atrule') collectAtRule(node, place);
  });
}

/** Browsers may end a text earlier than the parser does, and take its braces for those of a rule. */
function refuseBraces(text: string, found: Set<string>): void {
  if (/[{}]/.test(text)) found.add(`${shortened(text)} has a brace in a text. Escape it: \\7b, \\7d, %7B, %7D`);
}

function collectRule(rule: Rule, place: Place): void {
  const { prefix, found, depth, isNested } = place;
  let isAboutRoot = false;
  refuseBraces(rule.selector, found);
  selectorParser((selectors) => {
    selectors.each((selector) => {
      const isRoot = isRootWithOwn(selector, prefix);
      isAboutRoot ||= isRoot;
      // A nested selector without `&` is about descendants of what is around it. Without a rule around, `&` is the page’s root.
      const own = mentionsNesting(selector) ? isNested && isOwn(selector, prefix) : isNested || isOwn(selector, prefix);
      if (!own && !isRoot) found.add(`${shortened(selector.toString())} has no class of a CSS module`);
    });
  }).processSync(rule.selector);
  collect(rule, { prefix, found, depth: depth + 1, isNested: !isAboutRoot });
}

function collectAtRule(rule: AtRule, place: Place): void {
  const { prefix, found, depth } = place;
  const name = rule.name.toLowerCase();
  const kind = name.replace(/^-(webkit|moz)-/, '');
  refuseBraces(rule.params, found);
  if (conditions.has(name)) {
    if (rule.nodes) collect(rule, { ...place, depth: depth + 1 });
  } else if (definitions.has(kind)) {
    const defined = (kind === 'font-face' ? fontFamily(rule) : rule.params).replaceAll(/["'\s]/g, '');
    if (!defined.replace(/^--/, '').startsWith(prefix)) {
      found.add(`@${name} ${shortened(defined)} has a name that doesn’t begin with ${prefix}`);
    }
  } else if (name !== 'charset') {
    found.add(`@${name} ${shortened(rule.params)} applies to the whole document`);
  }
}

function fontFamily(rule: AtRule): string {
  const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop.toLowerCase() === 'font-family');
  return family?.type === 'decl' ? family.value : '';
}

/** Whether it selects nothing outside the slice. Other elements that it names, as in `:not`, don’t count. */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.some((node) => isOwnPart(node, prefix));
}

function isOwnPart(node: Node, prefix: string): boolean {
  if (node.type === 'class') return node.value.startsWith(prefix);
  return node.type === 'nesting' || (isPseudo(node, /^:(is|where)$/i) && areOwn(node, prefix));
}

/**
 * Whether it is the page’s root while an element of the slice is in it: that is how a page keeps room for what it fixes to an edge.
 * Nothing else of the page may follow.
 */
function isRootWithOwn({ nodes }: Selector, prefix: string): boolean {
  const [root, condition, ...others] = nodes;
  return (
    root?.type === 'tag' &&
    /^(html|body)$/i.test(root.value) &&
    isPseudo(condition, /^:has$/i) &&
    areOwn(condition, prefix) &&
    others.length === 0
  );
}

const isPseudo = (node: Node | undefined, name: RegExp): node is Pseudo =>
  node?.type === 'pseudo' && name.test(node.value);

const areOwn = ({ nodes }: Pseudo, prefix: string): boolean =>
  nodes.length > 0 && nodes.every((alternative) => alternative.some((node) => isOwnPart(node, prefix)));

function mentionsNesting(selector: Selector): boolean {
  let found = false;
  selector.walkNesting(() => {
    found = true;
    return false;
  });
  return found;
}

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
