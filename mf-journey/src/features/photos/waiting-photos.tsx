import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './photos.module.css';

/** As high as a row of photos, so that nothing moves. */
export function WaitingPhotos(): ReactNode {
  return (
    <div className={css['area']}>
      <LoadingText>Loading the photos</LoadingText>
      <Skeleton lines={2} />
    </div>
  );
}
