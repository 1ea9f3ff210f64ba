export * from './credentials.js';
export * from './deployments.js';
export * from './http.js';
export * from './live-site.js';
export * from './release.js';
