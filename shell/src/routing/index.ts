export { followLinks } from './follow-links.js';
export { redirectFor } from './guard.js';
export { createNavigation, type Navigation } from './navigation.js';
export { watchPageChanges } from './page-changes.js';
export { createTitles, type TitleAt } from './page-titles.js';
