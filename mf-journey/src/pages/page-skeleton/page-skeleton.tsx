import type { ReactNode } from 'react';
import { Card, LoadingText, Skeleton } from '@hearthway/web-kit';

/** Holds the place of a page whose script is on its way. */
export function PageSkeleton(): ReactNode {
  return (
    <Card padding="large">
      <LoadingText>Loading the page</LoadingText>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
    </Card>
  );
}
