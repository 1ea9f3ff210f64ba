import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

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
  readonly pages: ReadonlyMap<string, ts.Expression>;
  /** The values of the file's constants, and the names that it imports. */
  private readonly constants = new Map<string, ts.Node>();
  private readonly imported = new Set<string>();

  constructor(private readonly file: string) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
    const tables: ReadonlyMap<string, ts.Expression>[] = [];
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) this.addImported(statement);
      if (ts.isFunctionDeclaration(statement) && statement.name) this.constants.set(statement.name.text, statement);
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        this.constants.set(name.text, initializer);
        const table = pagesIn(initializer);
        if (table) tables.push(table);
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
    if (value) this.findImports(value, found, new Set());
    const [specifier, ...others] = found;
    if (others.length > 0) {
      throw this.unclear(path, `waits for several imports (${[...found].join(', ')}). Write void before the others`);
    }
    if (specifier !== undefined) return this.sourceFile(path, specifier);
    if (value && this.isImportedElement(value)) return undefined;
    throw this.unclear(path, 'waits for no import() of a file of the slice, and is no element like <About />');
  }

  private findImports(node: ts.Node, found: Set<string>, seen: Set<string>): void {
    if (ts.isVoidExpression(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      found.add(specifier && ts.isStringLiteralLike(specifier) ? specifier.text : '');
      return;
    }
    // The name after a dot is not a constant's.
    if (ts.isPropertyAccessExpression(node)) {
      this.findImports(node.expression, found, seen);
      return;
    }
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text);
      const constant = this.constants.get(node.text);
      if (constant) this.findImports(constant, found, seen);
    }
    ts.forEachChild(node, (child) => {
      this.findImports(child, found, seen);
    });
  }

  private sourceFile(path: string, specifier: string): string {
    const base = join(dirname(this.file), specifier.replace(/\.js$/, ''));
    const file = specifier.startsWith('.') && ['.tsx', '.ts'].map((end) => base + end).find((name) => existsSync(name));
    if (!file) throw this.unclear(path, `imports ${specifier || 'what is no text'}, which is no file of the slice`);
    return file;
  }

  private isImportedElement(value: ts.Expression): boolean {
    if (!ts.isJsxSelfClosingElement(value)) return false;
    return ts.isIdentifier(value.tagName) && this.imported.has(value.tagName.text);
  }

  private addImported({ importClause }: ts.ImportDeclaration): void {
    if (importClause?.name) this.imported.add(importClause.name.text);
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return;
    for (const { name } of bindings.elements) this.imported.add(name.text);
  }

  private unclear(path: string, what: string): Error {
    return new Error(`${this.file}: the page ${path} ${what}`);
  }
}

/** The values of an object whose keys are all paths. */
function pagesIn(expression: ts.Expression): Map<string, ts.Expression> | undefined {
  if (!ts.isObjectLiteralExpression(expression) || expression.properties.length === 0) return undefined;
  const pages = new Map<string, ts.Expression>();
  for (const property of expression.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return undefined;
    if (!property.name.text.startsWith('/')) return undefined;
    pages.set(property.name.text, property.initializer);
  }
  return pages;
}
