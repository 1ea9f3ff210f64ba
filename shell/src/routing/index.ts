export { followLinks } from './follow-links.js';
export { createGuard } from './guard.js';
export { createHeadingFocus } from './heading-focus.js';
export { createNavigation } from './navigation.js';
export { watchPageChanges } from './page-changes.js';
