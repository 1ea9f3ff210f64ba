export * from './credentials.js';
export * from './deployments.js';
export * from './described-contract.js';
export * from './http.js';
export * from './live-site.js';
export * from './pact.js';
export * from './release.js';
export * from './verifications.js';
