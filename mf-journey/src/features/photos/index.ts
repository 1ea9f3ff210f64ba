export { FindingPhotos } from './finding-photos.js';
export { LazyPhotos } from './lazy-photos.js';
export { PhotoPlaces } from './photo-places.js';
