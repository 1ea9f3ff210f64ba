import type { ReactNode } from 'react';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';

/** Shown while a page's script loads. */
export function PageSkeleton(): ReactNode {
  return (
    <Card padding="large">
      <LoadingText>Loading the page</LoadingText>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
    </Card>
  );
}
