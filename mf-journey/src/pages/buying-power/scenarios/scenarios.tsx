import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { BuyerFigures } from '@hearthway/contracts/affordability';
import {
  createScenario,
  listScenarios,
  renameScenario,
  scenarioMaximum,
  type Scenario,
} from '@hearthway/contracts/journey';
import {
  Alert,
  Button,
  Card,
  DownloadIcon,
  ErrorState,
  LoadingText,
  PlusIcon,
  saveFile,
  Skeleton,
  useFocusAfter,
} from '@hearthway/web-kit';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { focusById } from '../../../anchor-link/index.js';
import { MilestoneChecklist } from '../../../features/milestone-checklist/index.js';
import { useMilestones } from '../../../features/milestones/index.js';
import { Compare } from './compare.js';
import { DeleteDialog } from './delete-dialog.js';
import { NameDialog } from './name-dialog.js';
import { ScenarioItem } from './scenario-item.js';
import { scenariosCsv } from './scenario-facts.js';
import { ShareDialog } from './share-dialog.js';
import { usePin } from './use-pin.js';
import css from './scenarios.module.css';

interface ScenariosProps {
  /** The figures that the page shows now. */
  readonly figures: BuyerFigures;
  /** Whose price is chosen. */
  readonly level: Scenario['level'];
  /** Whether these are the buyer’s own figures. An example can’t be saved. */
  readonly own: boolean;
  readonly onOpen: (scenario: Scenario) => void;
}

/** Of the heading, for links. */
export const scenariosTitleId = 'scenarios-title';

/** The buyer's saved plans, one of which can be the budget. */
export function Scenarios(props: ScenariosProps): ReactNode {
  const query = useQuery(operationQuery(useCaller(), listScenarios));
  const scenarios = query.data ?? [];
  return (
    <Card as="section" aria-labelledby={scenariosTitleId} className={css['section']}>
      <div className={css['head']}>
        <h2 id={scenariosTitleId} className={css['title']} tabIndex={-1}>
          Your scenarios
        </h2>
        {scenarios.length > 0 && (
          <Button
            variant="quiet"
            className={css['download']}
            icon={<DownloadIcon size={18} />}
            onClick={() => {
              saveFile('buying-power-scenarios.csv', 'text/csv;charset=utf-8', scenariosCsv(scenarios));
            }}
          >
            Download as CSV
          </Button>
        )}
      </div>
      {query.data ? (
        <SavedScenarios {...props} scenarios={query.data} />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your scenarios"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          They are safe. Your numbers above still work.
        </ErrorState>
      ) : (
        <>
          <LoadingText>Loading your scenarios</LoadingText>
          <Skeleton lines={3} />
        </>
      )}
    </Card>
  );
}

type OpenDialog =
  { readonly kind: 'save' } | { readonly kind: 'rename' | 'share' | 'delete'; readonly scenario: Scenario };

const comparedMaximum = 3;

function SavedScenarios({
  scenarios,
  figures,
  level,
  own,
  onOpen,
}: ScenariosProps & { readonly scenarios: readonly Scenario[] }): ReactNode {
  const { toast } = usePlatform();
  const caller = useCaller();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [comparedIds, setComparedIds] = useState<readonly string[]>([]);
  const { refresh } = useMilestones();
  const refreshMilestones = (): void => void refresh();
  const creation = useMutation(operationMutation(caller, createScenario, { changes: listScenarios }));
  const renaming = useMutation(operationMutation(caller, renameScenario, { changes: listScenarios }));
  const { pin, changing } = usePin();
  // Another person or window may have deleted the scenario.
  useFocusAfter(dialog !== undefined, () => document.getElementById(scenariosTitleId));

  const compared = scenarios.filter(({ id }) => comparedIds.includes(id));
  const isFull = scenarios.length >= scenarioMaximum;
  const close = (): void => {
    setDialog(undefined);
  };
  /** For when the button that opened the dialog is about to go. */
  const closeForGood = (): void => {
    // At once, because nothing outside of an open dialog can take the focus.
    flushSync(close);
    focusById(scenariosTitleId);
  };
  const save = async (name: string): Promise<void> => {
    const saved = await creation.mutateAsync({ body: { name, figures, level } });
    toast({ title: 'Scenario saved', description: saved.name });
    if (scenarios.length + 1 < scenarioMaximum) close();
    else closeForGood();
    refreshMilestones();
  };
  const rename = async ({ id }: Scenario, name: string): Promise<void> => {
    await renaming.mutateAsync({ params: { scenarioId: id }, body: { name } });
    close();
  };
  return (
    <>
      {scenarios.length === 0 && (
        <p className={css['empty']}>
          {own
            ? 'Save the numbers above to keep them. Then pin one scenario as your budget: it’s what you plan with.'
            : 'Once your finances are in, you can save the numbers you try here and pin one scenario as your budget.'}
        </p>
      )}
      {scenarios.length > 0 && (
        <ul className={css['list']}>
          {scenarios.map((scenario) => (
            <ScenarioItem
              key={scenario.id}
              scenario={scenario}
              pinning={changing === scenario.id}
              compared={compared.includes(scenario)}
              canCompare={compared.length < comparedMaximum}
              onCompare={(on) => {
                setComparedIds((ids) => (on ? [...ids, scenario.id] : ids.filter((id) => id !== scenario.id)));
              }}
              onOpen={() => {
                onOpen(scenario);
              }}
              onPin={(pinned) => {
                pin(scenario, pinned);
              }}
              onDialog={(kind) => {
                setDialog({ kind, scenario });
              }}
            />
          ))}
        </ul>
      )}
      {compared.length === 1 && <p role="status">Choose one or two more to compare.</p>}
      {compared.length > 1 && <Compare scenarios={compared} />}
      {isFull && (
        <Alert>You have {scenarioMaximum} scenarios, which is the most we keep. Delete one to save another.</Alert>
      )}
      {own && !isFull && (
        <Button
          variant={scenarios.length === 0 ? 'primary' : 'secondary'}
          icon={<PlusIcon size={18} />}
          className={css['save']}
          onClick={() => {
            setDialog({ kind: 'save' });
          }}
        >
          Save these numbers
        </Button>
      )}
      <MilestoneChecklist milestone="buying-power" />
      {dialog?.kind === 'save' && (
        <NameDialog
          title="Save these numbers"
          action="Save scenario"
          initial={newName(scenarios)}
          onClose={close}
          onName={save}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title="Rename this scenario"
          action="Rename"
          initial={dialog.scenario.name}
          onClose={close}
          onName={(name) => rename(dialog.scenario, name)}
        />
      )}
      {dialog?.kind === 'share' && (
        <ShareDialog
          scenario={scenarios.find(({ id }) => id === dialog.scenario.id) ?? dialog.scenario}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          scenario={dialog.scenario}
          onClose={close}
          onDeleted={() => {
            closeForGood();
            refreshMilestones();
          }}
        />
      )}
    </>
  );
}

/** `Plan 1`, or the first number that no scenario has. */
function newName(scenarios: readonly Scenario[]): string {
  const taken = new Set(scenarios.map(({ name }) => name));
  let number = 1;
  while (taken.has(`Plan ${number}`)) number += 1;
  return `Plan ${number}`;
}
