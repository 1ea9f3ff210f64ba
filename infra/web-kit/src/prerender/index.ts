export { platformAtBuild } from './platform-at-build.js';
export { prerenderApplication } from './prerender-application.js';
