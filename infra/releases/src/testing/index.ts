export { exampleContract, examplePact, serviceBuild, shellBuild, sliceBuild, writeBuild } from './builds.js';
export type { BuildContents, ExampleBuild, ExamplePage } from './builds.js';
export { inMemoryRegistry, type InMemoryRegistry } from './in-memory-registry.js';
