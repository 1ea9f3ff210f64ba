export { exampleContract, examplePact, serviceBuild, shellBuild, sliceBuild, writeBuild } from './builds.js';
export type { BuildContents, ExampleBuild, ExamplePage } from './builds.js';
export { inMemoryRegistry, type InMemoryRegistry } from './in-memory-registry.js';
export { exampleReplies } from '../mounts/index.js';
export { mountPages } from '../mounts/mount-pages.js';
