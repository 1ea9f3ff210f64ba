export { foundingMemberName } from './founding-member-name.js';
