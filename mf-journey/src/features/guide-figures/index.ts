export { figureText, itemText, type GuideItem } from './figure-text.js';
export { useGuideFigures } from './use-guide-figures.js';
