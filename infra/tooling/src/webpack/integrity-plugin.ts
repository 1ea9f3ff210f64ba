import type { IntegrityOf } from '@hearthway/contracts/file-integrity';
import webpack, { type Compiler } from 'webpack';

const plugin = 'IntegrityPlugin';

/**
 * Loads a file with the digest that the page has for it. Webpack's runtime does so for scripts and the styles' one for sheets: this
 * function's text is part of each. It must not use anything outside of it.
 */
export function insertChecked(element: HTMLScriptElement | HTMLLinkElement): void {
  const integrityOf: IntegrityOf | undefined = globalThis.hearthwayIntegrityOf;
  Promise.resolve(integrityOf?.('src' in element ? element.src : element.href))
    .then((integrity) => {
      if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
      document.head.appendChild(element);
    })
    .catch(() => element.dispatchEvent(new Event('error')));
}

/** Has the scripts of a build loaded by `insertChecked`. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(plugin, (source) =>
        [source, 'needAttach = false;', `(${insertChecked.toString()})(script);`].join('\n'),
      );
    });
  }
}
