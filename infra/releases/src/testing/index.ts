export { prerenderedBuild, shellBuild, sliceBuild, writeBuild } from './builds.js';
export type { BuildContents, ExamplePage } from './builds.js';
