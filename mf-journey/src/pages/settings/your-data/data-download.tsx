import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, Button, saveFile } from '@hearthway/web-kit';
import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { dayOf } from '../../../features/local-time/index.js';
import { useLogRefresh } from '../security-log/use-log-refresh.js';
import { SettingsPart } from '../settings-section.js';
import { gatherDataExport, type GatheredData } from './gather-data-export.js';

export function DataDownload(): ReactNode {
  const { session } = usePlatform();
  const refreshLog = useLogRefresh();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const gathering = useMutation({
    mutationFn: () => {
      leaving.current = new AbortController();
      return gatherDataExport(session.request, leaving.current.signal);
    },
    onSuccess(gathered) {
      saveFile(fileName(), 'application/json', JSON.stringify(gathered, null, 2));
    },
    onSettled() {
      void refreshLog();
    },
  });
  return (
    <SettingsPart title="Download your data">
      <p>Everything in your account, in one file that people and programs can read (JSON). It takes a few seconds.</p>
      <Button
        pending={gathering.isPending}
        pendingText="Gathering your data…"
        onClick={() => {
          gathering.mutate();
        }}
      >
        Download my data
      </Button>
      <div role="status">{gathering.data && <Outcome gathered={gathering.data} />}</div>
      {gathering.error && (
        <Alert tone="danger" title="We couldn’t gather your data">
          {gathering.error.message}
        </Alert>
      )}
    </SettingsPart>
  );
}

function Outcome({ gathered: { missing } }: { readonly gathered: GatheredData }): ReactNode {
  if (missing.length === 0) {
    return (
      <Alert tone="success" title="Your data is downloaded">
        Look for {fileName()} in your downloads. Keep it safe: it holds everything you told us.
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="Part of your data is missing">
      The file {fileName()} has what we could gather. Some parts of our system didn’t answer in time (
      {missing.join(', ')}). Please try again in a few minutes.
    </Alert>
  );
}

function fileName(): string {
  return `hearthway-data-${dayOf(new Date())}.json`;
}
