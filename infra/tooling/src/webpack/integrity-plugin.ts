import { pageElements } from '@hearthway/contracts/constants';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

const plugin = 'IntegrityPlugin';

/** webpack does not type its hook for the code that makes a script element. */
interface ScriptHooks {
  readonly jsonpScript: { tap(name: string, change: (code: string) => string): void };
}

/** A digest that no file has, and that compresses well. */
const refused = `sha256-${'A'.repeat(43)}=`;

/**
 * Makes browsers check every script and style that a build loads later. The gateway writes the digests into the page, and the
 * shell adds those of a slice before it loads it: `hearthwayIntegrity`, by address. A file without one is refused. On a page without
 * digests, as in development, nothing is checked.
 */
export class IntegrityPlugin {
  /** `first`: reads the digests from the page. Only the shell does, because slices run after it. */
  constructor(private readonly options: { first?: boolean } = {}) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      const hooks = compilation.mainTemplate.hooks as ScriptHooks;
      hooks.jsonpScript.tap(plugin, (code) => `${code}\n${this.setIntegrity('script', 'url')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        plugin,
        (code, { tag, href }) => `${code}\n${this.setIntegrity(tag, href)}`,
      );
    });
  }

  /** Code that sets the integrity of an element. The shell's defines how, because every byte of a slice's entry is loaded first. */
  private setIntegrity(element: string, address: string): string {
    const id = JSON.stringify(pageElements.integrityId);
    const define = `if (!self.hearthwayCheck) {
  self.hearthwayIntegrity = JSON.parse((document.getElementById(${id}) || {}).textContent || 'null');
  self.hearthwayCheck = function (element, address) {
    if (self.hearthwayIntegrity) {
      element.integrity = self.hearthwayIntegrity[new URL(address, location).pathname] || ${JSON.stringify(refused)};
    }
  };
}`;
    return this.options.first
      ? `${define}\nself.hearthwayCheck(${element}, ${address});`
      : `self.hearthwayCheck && self.hearthwayCheck(${element}, ${address});`;
  }
}
