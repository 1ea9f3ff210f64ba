import type { Compiler, Module } from 'webpack';

const plugin = 'FederationEntryPlugin';

/** Module Federation writes the start of its runtime into a file that is named by a digest of absolute paths. */
const entryFile = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const entryId = 'federation-entry';

/**
 * Gives the module with which Module Federation starts a fixed id. webpack derives ids from the names of files, and that one’s name
 * depends on the folder of the checkout, so the same source would be another version of the release in another folder.
 */
export class FederationEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(plugin, (modules) => {
        const entries = [...modules].filter(isEntry);
        if (entries.length > 1) throw new Error('A build has one module with which Module Federation starts');
        for (const entry of entries) compilation.chunkGraph.setModuleId(entry, entryId);
      });
    });
  }
}

/** Itself, or a module that webpack has joined it to. */
function isEntry(module: Module): boolean {
  const resource: unknown = Reflect.get(module, 'resource');
  if (typeof resource === 'string') return entryFile.test(resource);
  const joined: unknown = Reflect.get(module, 'modules');
  return Array.isArray(joined) && (joined as Module[]).some(isEntry);
}
