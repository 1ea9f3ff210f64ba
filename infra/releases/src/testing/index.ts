export { prerenderedBuild, shellBuild, sliceBuild, writeBuild } from './builds.js';
export type { BuildContents, DrawnPage } from './builds.js';
