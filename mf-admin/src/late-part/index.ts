export { partOfATab, partOfTheSlice } from './late-part.js';
