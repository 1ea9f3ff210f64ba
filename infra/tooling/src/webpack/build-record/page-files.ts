import type { BuildRecord, ReleasedPage } from '@hearthway/contracts/releases';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** The files that a browser loads for the `import()` of a module, in addition to those of the slice's entry. */
export function filesOfImport(
  compilation: Compilation,
  sourceFile: string,
  entry: BuildRecord['entry'],
): Pick<ReleasedPage, 'scripts' | 'styles'> {
  const module = [...compilation.modules].find((candidate) => resourceOf(candidate) === sourceFile);
  if (!module) throw new Error(`The browser's build has no ${sourceFile}`);
  const chunks = [...compilation.chunkGraph.getModuleChunksIterable(module)];
  const imports = chunks.flatMap((chunk: Chunk) => [...chunk.groupsIterable]).filter(isImport);
  if (imports.length === 0) throw new Error(`${sourceFile} must be loaded by import() and in no other way`);
  const loaded = new Set([...entry.scripts, ...entry.styles]);
  const files = [...new Set(imports.flatMap((group) => group.getFiles()))].filter((file) => !loaded.has(file));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

// Concatenated modules share the file of the root module.
function resourceOf(module: Module): unknown {
  const root: unknown = Reflect.get(module, 'rootModule');
  return Reflect.get(typeof root === 'object' && root !== null ? root : module, 'resource');
}

const isImport = (group: ChunkGroup): boolean => !group.isInitial();
