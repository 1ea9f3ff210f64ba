import { useState, type ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { CopyLink, MadeLink, sharedLink } from '../../../features/link-page/index.js';
import { sharedPath } from '../../../features/scenarios/index.js';
import { useSharing } from './use-scenarios.js';

interface ShareDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
}

/** Makes a link, shows it once, and turns it off. */
export function ShareDialog({ scenario, onClose }: ShareDialogProps): ReactNode {
  const [link, setLink] = useState<string>();
  const { share, revoke } = useSharing((token) => {
    setLink(sharedLink(location.origin, sharedPath, token));
  });
  return (
    <Dialog
      open
      title={`Share “${scenario.name}”`}
      description="Anyone with the link sees prices, payments, cash, rate, and state. They don’t see your name, income, debts, savings, or score."
      onClose={onClose}
      footer={
        <>
          {scenario.sharedAt && (
            <Button
              variant="danger"
              pending={revoke.isPending}
              pendingText="Turning off…"
              onClick={() => {
                setLink(undefined);
                revoke.mutate(scenario.id);
              }}
            >
              Turn off the link
            </Button>
          )}
          {link === undefined ? (
            <Button
              pending={share.isPending}
              pendingText="Making a link…"
              onClick={() => {
                share.mutate(scenario.id);
              }}
            >
              {scenario.sharedAt ? 'Make a new link' : 'Make a link'}
            </Button>
          ) : (
            <CopyLink link={link} />
          )}
        </>
      }
    >
      {link !== undefined ? (
        <MadeLink link={link} />
      ) : (
        scenario.sharedAt && (
          <Alert>This scenario has a link already. A new link replaces it: the old one stops working.</Alert>
        )
      )}
    </Dialog>
  );
}
