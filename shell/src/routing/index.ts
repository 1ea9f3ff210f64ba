export { followLinks } from './follow-links.js';
export { redirectFor } from './guard.js';
export { createNavigation } from './navigation.js';
export { watchPageChanges } from './page-changes.js';
