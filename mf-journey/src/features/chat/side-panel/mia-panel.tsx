import { Button, ErrorState, LoadingText } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import type { SidePanelProps } from './side-panel.js';

/** Loaded when it is first opened. */
export const MiaPanel = lazyPart<SidePanelProps>(async () => (await import('./side-panel.js')).SidePanel, {
  waiting: <LoadingText>Loading Mia</LoadingText>,
  failed: (retry) => (
    <ErrorState title="We couldn’t load Mia" illustration={null} action={<Button onClick={retry}>Try again</Button>}>
      Check your connection.
    </ErrorState>
  ),
});
