import { useRef, type ReactNode } from 'react';
import { listScenarios, shareScenario, stopSharingScenario, type Scenario } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { PagePath } from '@hearthway/contracts/pages';
import { Alert, Button, Dialog, TextField, useFocusAfter } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useCopy } from '../../../use-copy.js';
import css from './scenarios.module.css';

interface ShareDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
}

const sharedPage = { path: '/shared/:token' satisfies PagePath };

/** Makes a link, shows it once, and turns it off. */
export function ShareDialog({ scenario, onClose }: ShareDialogProps): ReactNode {
  const caller = useCaller();
  const copy = useCopy();
  const sharing = useMutation(operationMutation(caller, shareScenario, { changes: listScenarios }));
  const stopping = useMutation({
    ...operationMutation(caller, stopSharingScenario, { changes: listScenarios }),
    onSuccess: sharing.reset,
  });
  const params = { scenarioId: scenario.id };
  const token = sharing.data?.token;
  const link = token !== undefined && location.origin + operationPath(sharedPage, { token });
  const isShared = scenario.sharedAt !== null || link !== false;
  const makeRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(isShared, () => makeRef.current);
  const error = sharing.error ?? stopping.error;
  return (
    <Dialog
      open
      title={`Share “${scenario.name}”`}
      description="Anyone with the link sees the price and the monthly payment to plan with, the rate, and what kind of home it’s for. They don’t see your name, income, debts, savings, or score, though a payment lets people guess at an income."
      onClose={onClose}
      footer={
        <>
          {isShared && (
            <Button
              variant={link === false ? 'danger' : 'secondary'}
              pending={stopping.isPending}
              pendingText="Stopping…"
              onClick={() => {
                stopping.mutate({ params });
              }}
            >
              Stop sharing
            </Button>
          )}
          {link === false ? (
            <Button
              ref={makeRef}
              pending={sharing.isPending}
              pendingText="Making a link…"
              onClick={() => {
                stopping.reset();
                sharing.mutate({ params });
              }}
            >
              {scenario.sharedAt === null ? 'Make a link' : 'Make a new link'}
            </Button>
          ) : (
            <Button onClick={() => void copy('link', link)}>Copy link</Button>
          )}
        </>
      }
    >
      {error && (
        <Alert tone="danger" announce="assertive" title="That didn’t work">
          {error.message}
        </Alert>
      )}
      {link !== false ? (
        <TextField
          label="Link"
          help="Copy it now. We don’t keep it, so we can only make a new one later."
          className={css['link']}
          readOnly
          // The pressed button is gone.
          autoFocus
          reserveError={false}
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      ) : scenario.sharedAt !== null ? (
        <Alert title="It has a link already">
          We don’t keep links, so we can’t show it again. If you make a new one, the old one stops working.
        </Alert>
      ) : (
        stopping.isSuccess && <Alert tone="success" announce="polite" title="The link doesn’t work anymore" />
      )}
    </Dialog>
  );
}
