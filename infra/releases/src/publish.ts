/** For those who publish and deploy. Apart from the rest, because the gateway needs none of the parsers behind it. */
export { commitOf, localAuthor } from './author.js';
export { collectReleases } from './collect-releases.js';
export { checkBuild } from './check-build.js';
export { publishRelease } from './publish-release.js';
export { judgeRelease, judgeService, requirePassed, type Check } from './gate/gate.js';
export { interfaceFaults, type Participant } from './gate/interface-gate.js';
export { recordService } from './gate/service-interfaces.js';
export { requireStore } from './require-store.js';
export { verifyRelease } from './verify-release.js';
