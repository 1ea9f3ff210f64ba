import { Button } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import type { PhotosProps } from './photos-props.js';
import { WaitingPhotos } from './waiting-photos.js';
import css from './photos.module.css';

/** The photos of a home, a tour, or a finding. They load apart from the page. */
export const LazyPhotos = lazyPart<PhotosProps>(async () => (await import('./photos.js')).Photos, {
  waiting: <WaitingPhotos />,
  failed: (retry) => (
    <div className={css['photos']}>
      <div className={css['area']}>
        <p role="alert">We couldn’t load the photos. Check your connection and try again.</p>
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  ),
});
