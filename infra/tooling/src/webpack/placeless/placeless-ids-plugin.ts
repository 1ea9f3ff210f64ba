import { createHash } from 'node:crypto';
import { dirname, isAbsolute, sep } from 'node:path';
import webpack, { type Chunk, type Compiler, type Module } from 'webpack';
import { packageOf } from './package-paths.js';

const plugin = 'PlacelessIdsPlugin';

/**
 * Gives modules and chunks short ids that only depend on what they are, and orders the modules of a file by them. Those of webpack
 * depend on where packages lie from the sources, so the same source would become another version in a checkout than beside
 * installed packages.
 */
export class PlacelessIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      const { moduleGraph } = compilation;
      compilation.hooks.moduleIds.tap(plugin, (all) => {
        const { chunkGraph } = compilation;
        const modules = [...all].filter(
          (module) =>
            module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0 && chunkGraph.getModuleId(module) === null,
        );
        const nameOf = placelessNames(all);
        const named = modules
          .map((module) => ({ item: module, name: nameOf(module), order: moduleGraph.getPreOrderIndex(module) ?? 0 }))
          .sort((one, other) => compare(one.name, other.name) || one.order - other.order);
        for (const [module, id] of withIds(named)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap(plugin, (all) => {
        const { chunkGraph } = compilation;
        const contentsOf = (chunk: Chunk) =>
          [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => String(chunkGraph.getModuleId(module)));
        const named = [...all]
          .filter(({ id }) => id === null)
          .map((chunk) => ({ item: chunk, name: `${chunk.name ?? ''} ${contentsOf(chunk).sort().join(' ')}` }))
          .sort((one, other) => compare(one.name, other.name));
        for (const [chunk, id] of withIds(named)) {
          chunk.id = id;
          chunk.ids = [id];
        }
        // Otherwise, a file's modules are in the order of their folders.
        const inFolderOrder = chunkGraph.getOrderedChunkModulesIterableBySourceType.bind(chunkGraph);
        const byId = webpack.util.comparators.compareModulesByIdOrIdentifier(chunkGraph);
        chunkGraph.getOrderedChunkModulesIterableBySourceType = (chunk, type, order) =>
          inFolderOrder(chunk, type, type === 'javascript' ? byId : order);
      });
    });
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Ids from a range in which few collide, so that those of other items rarely change with an item. */
function* withIds<Item>(named: readonly { item: Item; name: string }[]): Generator<[Item, number]> {
  const range = 10 ** Math.max(3, Math.ceil(Math.log10(named.length * 5 + 1)));
  const taken = new Set<number>();
  for (const { item, name } of named) {
    let id = digestOf(name) % range;
    while (taken.has(id)) id = (id + 1) % range;
    taken.add(id);
    yield [item, id];
  }
}

const digestOf = (name: string): number => createHash('sha256').update(name).digest().readUIntBE(0, 6);

/** Identifiers of modules with the packages instead of their folders. */
function placelessNames(modules: Iterable<Module>): (module: Module) => string {
  const roots = new Map<string, string>();
  for (const module of modules) {
    for (const file of filesOf(module)) {
      const { root, name } = packageOf(dirname(file));
      roots.set(root, name);
    }
  }
  // A package can lie in another.
  const longestFirst = [...roots].sort(([one], [other]) => other.length - one.length);
  return (module) => {
    const identifier = longestFirst.reduce(
      (text, [root, name]) => text.replaceAll(root + sep, `${name}/`),
      module.identifier(),
    );
    // Digests of absolute paths: of what was joined, and of federation's entry.
    return identifier.replace(/\|[0-9a-f]{32}$/, '').replaceAll(/(?<=\/entry\.)[0-9a-f]{32}/g, '');
  };
}

/** The file of a module, or of the first one of several that were joined, and those of its loaders. */
function filesOf(module: Module): string[] {
  const { resource, loaders = [] } = ((module as { rootModule?: Module }).rootModule ?? module) as {
    resource?: string;
    loaders?: { loader: string }[];
  };
  return [resource ?? '', ...loaders.map(({ loader }) => loader)]
    .map((file) => file.split('?')[0] ?? '')
    .filter((file) => isAbsolute(file));
}
