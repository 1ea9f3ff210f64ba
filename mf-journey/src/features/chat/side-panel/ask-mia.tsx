import { useRef, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { journeyPageAt, milestonePath } from '@hearthway/contracts/journey-pages';
import { Button, ErrorState, LoadingText, MessageCircleIcon, useFocusAfter } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { useLocation } from 'react-router-dom';
import type { SidePanelProps } from './side-panel.js';
import { useOpenPanel } from './use-open-panel.js';

/** On a milestone's page: opens Mia beside it. */
export function AskMia(): ReactNode {
  const milestone = journeyPageAt(useLocation().pathname)?.milestone;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpenPanel();
  useFocusAfter(isOpen, () => buttonRef.current);
  if (!milestone) return null;
  return (
    <>
      <Button
        ref={buttonRef}
        variant="secondary"
        size="small"
        icon={<MessageCircleIcon size={18} />}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {dashboardTexts.askAssistant}
      </Button>
      {isOpen && <SidePanel page={milestonePath(milestone)} onClose={close} />}
    </>
  );
}

/** Loaded when it is first opened. */
const SidePanel = lazyPart<SidePanelProps>(async () => (await import('./side-panel.js')).SidePanel, {
  waiting: <LoadingText>Loading Mia</LoadingText>,
  failed: (retry) => (
    <ErrorState title="We couldn’t load Mia" onRetry={retry}>
      Check your connection and try again.
    </ErrorState>
  ),
});
