import { parseFileSync, type Expression, type ModuleItem, type Statement } from '@swc/core';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The source file of each page by its path, read from the slice's table of routes: the one object in `routes.tsx` or `routes.ts`
 * whose keys are paths. A page's value waits for one `import()`, in itself or in a constant of the file that it uses. What comes
 * after `void` is loaded ahead for other pages. Undefined for a component that is imported statically: it belongs to the entry.
 * @throws Error if the table has other paths than these or another shape
 */
export function pageModules(folder: string, paths: readonly string[]): Map<string, string | undefined> {
  const file = ['routes.tsx', 'routes.ts'].map((name) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${folder} has no routes.tsx with the pages of the slice`);
  const routes = new Routes(file);
  const missing = paths.filter((path) => !routes.pages.has(path));
  const foreign = [...routes.pages.keys()].filter((path) => !paths.includes(path));
  if (missing.length > 0) throw new Error(`${file} lacks pages of the slice: ${missing.join(', ')}`);
  if (foreign.length > 0) throw new Error(`${file} has pages that are not the slice’s: ${foreign.join(', ')}`);
  return new Map(paths.map((path) => [path, routes.moduleOf(path)]));
}

class Routes {
  readonly pages: ReadonlyMap<string, Expression>;
  /** The values of the file's constants, and the names that it imports. */
  private readonly constants = new Map<string, unknown>();
  private readonly imported = new Set<string>();

  constructor(private readonly file: string) {
    const { body } = parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
    const tables: ReadonlyMap<string, Expression>[] = [];
    for (const statement of body.map(declarationIn)) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) this.imported.add(local.value);
      } else if (statement.type === 'FunctionDeclaration') {
        this.constants.set(statement.identifier.value, statement.body);
      } else if (statement.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declarations) {
          if (id.type !== 'Identifier' || !init) continue;
          this.constants.set(id.value, init);
          const table = pagesIn(init);
          if (table) tables.push(table);
        }
      }
    }
    const [pages, ...others] = tables;
    if (!pages || others.length > 0) {
      throw new Error(`${file} must have one constant object whose keys are all written as paths, like '/about'`);
    }
    this.pages = pages;
  }

  moduleOf(path: string): string | undefined {
    const value = this.pages.get(path);
    const found = new Set<string>();
    this.findImports(value, found, new Set());
    const [specifier, ...others] = found;
    if (others.length > 0) {
      throw this.unclear(path, `waits for several imports (${[...found].join(', ')}). Write void before the others`);
    }
    if (specifier !== undefined) return this.sourceFile(path, specifier);
    if (value && this.isImportedElement(value)) return undefined;
    throw this.unclear(path, 'waits for no import() of a file of the slice, and is no element like <About />');
  }

  private findImports(node: unknown, found: Set<string>, seen: Set<string>): void {
    if (!isObject(node)) return;
    const { type } = node;
    if (type === 'UnaryExpression' && node['operator'] === 'void') return;
    if (type === 'CallExpression' && isObject(node['callee']) && node['callee']['type'] === 'Import') {
      found.add(textOf(node['arguments']) ?? '');
    } else if (type === 'Identifier') {
      const name = String(node['value']);
      if (seen.has(name)) return;
      seen.add(name);
      this.findImports(this.constants.get(name), found, seen);
    } else {
      const skipped = namesNoConstant.get(type);
      for (const [key, part] of Object.entries(node)) if (key !== skipped) this.findImports(part, found, seen);
    }
  }

  private sourceFile(path: string, specifier: string): string {
    const base = join(dirname(this.file), specifier.replace(/\.js$/, ''));
    const file = specifier.startsWith('.') && ['.tsx', '.ts'].map((end) => base + end).find((name) => existsSync(name));
    if (!file) throw this.unclear(path, `imports ${specifier || 'what is no text'}, which is no file of the slice`);
    return file;
  }

  private isImportedElement(value: Expression): boolean {
    if (value.type !== 'JSXElement') return false;
    const { name } = value.opening;
    return name.type === 'Identifier' && this.imported.has(name.value);
  }

  private unclear(path: string, what: string): Error {
    return new Error(`${this.file}: the page ${path} ${what}`);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parts of an expression that are names, but not those of constants. */
const namesNoConstant = new Map<unknown, string>([
  ['MemberExpression', 'property'],
  ['KeyValueProperty', 'key'],
  ['JSXAttribute', 'name'],
]);

const declarationIn = (item: ModuleItem): ModuleItem | Statement =>
  item.type === 'ExportDeclaration' ? item.declaration : item;

/** The text that is the first argument of a call. */
function textOf(args: unknown): string | undefined {
  const [first] = args as { expression: Expression }[];
  return first?.expression.type === 'StringLiteral' ? first.expression.value : undefined;
}

/** The values of an object whose keys are all paths. */
function pagesIn(expression: Expression): Map<string, Expression> | undefined {
  if (expression.type !== 'ObjectExpression' || expression.properties.length === 0) return undefined;
  const pages = new Map<string, Expression>();
  for (const property of expression.properties) {
    if (property.type !== 'KeyValueProperty' || property.key.type !== 'StringLiteral') return undefined;
    if (!property.key.value.startsWith('/')) return undefined;
    pages.set(property.key.value, property.value);
  }
  return pages;
}
