export { shellBuild, sliceBuild, writeBuild, type BuildContents } from './builds.js';
