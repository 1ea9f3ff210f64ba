import { useState, type ReactNode } from 'react';
import type { BuyerFigures } from '@hearthway/contracts/affordability';
import { scenarioMaximum, type Scenario } from '@hearthway/contracts/journey';
import { Alert, Button, Card, DownloadIcon, ErrorState, PlusIcon, Skeleton } from '@hearthway/web-kit';
import { saveFile } from '@hearthway/web-kit';
import { Compare } from './compare.js';
import { ConflictDialog } from './conflict-dialog.js';
import { scenariosCsv } from './csv.js';
import { DeleteDialog } from './delete-dialog.js';
import { NameDialog } from './name-dialog.js';
import { ScenarioItem } from './scenario-item.js';
import { ShareDialog } from './share-dialog.js';
import { newerVersionIn, usePin, useScenarioChange, useScenarioCreation, useScenarios } from './use-scenarios.js';
import css from './scenarios.module.css';

export interface ScenariosProps {
  readonly figures: BuyerFigures;
  /** Whether these are the buyer’s own figures. An example can’t be saved. */
  readonly own: boolean;
  readonly onOpen: (scenario: Scenario) => void;
}

type OpenDialog =
  | { readonly kind: 'save'; readonly idempotencyKey: string }
  | { readonly kind: 'rename' | 'delete' | 'share'; readonly scenario: Scenario }
  | { readonly kind: 'conflict'; readonly mine: Scenario; readonly newer: Scenario };

const comparedMaximum = 3;

/** Saved figures: the buyer's plans, one of which can be the budget. */
export function Scenarios({ figures, own, onOpen }: ScenariosProps): ReactNode {
  const query = useScenarios();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [openedId, setOpenedId] = useState<string>();
  const [comparedIds, setComparedIds] = useState<readonly string[]>([]);
  const close = (): void => {
    setDialog(undefined);
  };
  const open = (scenario: Scenario): void => {
    setOpenedId(scenario.id);
    onOpen(scenario);
  };
  const creation = useScenarioCreation((saved) => {
    setOpenedId(saved.id);
    close();
  });
  const change = useScenarioChange(close);
  const { pin, unpin, pending: pinning } = usePin();

  const changeTo = async (seen: Scenario, entry: Pick<Scenario, 'name' | 'figures'>): Promise<void> => {
    try {
      await change.mutateAsync({ seen, entry });
    } catch (error) {
      const newer = newerVersionIn(error);
      if (!newer) throw error;
      setDialog({ kind: 'conflict', mine: { ...seen, ...entry }, newer });
    }
  };

  const scenarios = query.data ?? [];
  const full = scenarios.length >= scenarioMaximum;
  const opened = scenarios.find(({ id }) => id === openedId);
  const compared = scenarios.filter(({ id }) => comparedIds.includes(id));
  const isChanged = opened !== undefined && JSON.stringify(opened.figures) !== JSON.stringify(figures);
  return (
    <Card as="section" aria-labelledby="scenarios-title" className={css['section']}>
      <div className={css['head']}>
        <h2 id="scenarios-title" className={css['title']} tabIndex={-1}>
          Your scenarios
        </h2>
        {scenarios.length > 0 && (
          <Button
            variant="quiet"
            icon={<DownloadIcon size={18} />}
            onClick={() => {
              saveFile('buying-power.csv', 'text/csv', scenariosCsv(scenarios));
            }}
          >
            Download as CSV
          </Button>
        )}
      </div>
      {query.isError ? (
        <ErrorState
          title="We couldn’t load your scenarios"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          They are safe. Your numbers above still work.
        </ErrorState>
      ) : !query.data ? (
        <Skeleton lines={3} />
      ) : (
        <>
          {scenarios.length === 0 && (
            <p className={css['empty']}>
              {own
                ? 'Save the numbers above to keep them. Then pin one scenario as your budget: it’s what we compare homes with.'
                : 'Once your finances are in, you can save the numbers you try here and pin one as your budget.'}
            </p>
          )}
          <ul className={css['list']}>
            {scenarios.map((scenario) => (
              <ScenarioItem
                key={scenario.id}
                scenario={scenario}
                opened={scenario.id === openedId}
                pinning={pinning}
                compared={comparedIds.includes(scenario.id)}
                canCompare={compared.length < comparedMaximum}
                onCompare={(on) => {
                  setComparedIds((ids) => [...ids.filter((id) => id !== scenario.id), ...(on ? [scenario.id] : [])]);
                }}
                onOpen={() => {
                  open(scenario);
                }}
                onPin={() => {
                  pin(scenario.id);
                }}
                onUnpin={() => {
                  unpin(scenario.id);
                }}
                onDialog={(kind) => {
                  setDialog({ kind, scenario });
                }}
              />
            ))}
          </ul>
          {compared.length > 1 && <Compare scenarios={compared} />}
          {full && (
            <Alert>You have {scenarioMaximum} scenarios, which is the most we keep. Delete one to save another.</Alert>
          )}
          <div className={css['actions']}>
            {own && (
              <Button
                variant={scenarios.length === 0 ? 'primary' : 'secondary'}
                icon={<PlusIcon size={18} />}
                disabled={full}
                onClick={() => {
                  setDialog({ kind: 'save', idempotencyKey: crypto.randomUUID() });
                }}
              >
                Save these numbers
              </Button>
            )}
            {isChanged && own && (
              <Button
                variant="secondary"
                pending={change.isPending}
                pendingText="Saving…"
                onClick={() => void changeTo(opened, { name: opened.name, figures }).catch(() => undefined)}
              >
                Update “{opened.name}”
              </Button>
            )}
          </div>
          {change.error && !newerVersionIn(change.error) && dialog === undefined && (
            <Alert tone="danger" title="We couldn’t update this scenario">
              {change.error.message}
            </Alert>
          )}
        </>
      )}
      {dialog?.kind === 'save' && (
        <NameDialog
          title="Save these numbers"
          action="Save scenario"
          initial={`Plan ${scenarios.length + 1}`}
          onClose={close}
          onName={(name) => creation.mutateAsync({ entry: { name, figures }, idempotencyKey: dialog.idempotencyKey })}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title="Rename this scenario"
          action="Rename"
          initial={dialog.scenario.name}
          onClose={close}
          onName={(name) => changeTo(dialog.scenario, { name, figures: dialog.scenario.figures })}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          scenario={dialog.scenario}
          onClose={close}
          onConflict={(newer) => {
            setDialog({ kind: 'delete', scenario: newer });
          }}
        />
      )}
      {dialog?.kind === 'share' && (
        <ShareDialog
          scenario={scenarios.find(({ id }) => id === dialog.scenario.id) ?? dialog.scenario}
          onClose={close}
        />
      )}
      {dialog?.kind === 'conflict' && (
        <ConflictDialog
          mine={dialog.mine}
          newer={dialog.newer}
          pending={change.isPending}
          onClose={close}
          onKeepMine={() =>
            void changeTo(dialog.newer, { name: dialog.mine.name, figures: dialog.mine.figures }).catch(() => undefined)
          }
          onTakeNewer={() => {
            void query.refetch();
            if (openedId === dialog.newer.id) onOpen(dialog.newer);
            close();
          }}
        />
      )}
    </Card>
  );
}
