import { useState, type ReactNode } from 'react';
import {
  clearedOn,
  underwritingLimits,
  underwritingStages,
  type UnderwritingStage,
  type UnderwritingStep,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, EmptyState, PlusIcon, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { Actions, Bullets, DayTitle, Muted, Section, Sources, Timeline } from '../../../features/page-parts/index.js';
import { useFileChanges } from '../../../features/underwriting/index.js';
import { StageDialog } from './stage-dialog.js';

/** Where the loan stands, and how it got there. */
export function Stages({ file }: { readonly file: UnderwritingView }): ReactNode {
  const { steps } = file.underwriting;
  const { saveFile } = useFileChanges();
  const [open, setOpen] = useState(false);
  const last = steps.at(-1);
  const cleared = clearedOn(file.underwriting);
  const add = steps.length < underwritingLimits.steps && (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
      Add a stage
    </Button>
  );
  return (
    <Section id="stages" title="1. Where your loan stands">
      {cleared !== undefined && (
        <Alert tone="success" title={`Clear to close since ${formatDay(cleared)}`}>
          Keep everything as it is until you have the keys: the lender may check your credit and job once more.
        </Alert>
      )}
      {last?.stage === 'suspended' && (
        <Alert tone="warning" title="Suspended isn’t denied">
          The underwriter can’t decide with what is there. Ask today, in writing, which paper or fact is missing and by
          when it has to come.
        </Alert>
      )}
      {last?.stage === 'denied' && <Denied file={file} />}
      {last ? (
        <>
          <StageHistory steps={steps} />
          <Actions>
            {add}
            <Button
              variant="quiet"
              pending={saveFile.isPending}
              pendingText="Taking it back…"
              onClick={() => saveFile.mutate({ steps: steps.slice(0, -1) })}
            >
              Take back “{underwritingStages[last.stage]}”
            </Button>
          </Actions>
        </>
      ) : (
        <EmptyState headingLevel={3} title="Nothing noted yet" action={add || undefined}>
          <p>
            A file goes from processing to the underwriter, comes back approved with conditions, and is clear to close
            once all of them are met. Note each stage when your loan officer tells you.
          </p>
        </EmptyState>
      )}
      {open && (
        <StageDialog
          last={last}
          onClose={() => setOpen(false)}
          onSave={(step) => saveFile.mutateAsync({ steps: [...steps, step] })}
        />
      )}
    </Section>
  );
}

/** Earliest first; the last one is where the loan stands. */
export function StageHistory({ steps }: { readonly steps: readonly UnderwritingStep[] }): ReactNode {
  return (
    <Timeline>
      {steps.map(({ stage, on, note }, index) => (
        <li key={`${stage}-${on}-${index}`}>
          <DayTitle>
            <Badge tone={index === steps.length - 1 ? stageTones[stage] : 'neutral'}>{underwritingStages[stage]}</Badge>{' '}
            {formatDay(on)}
          </DayTitle>
          {note && <Muted>{note}</Muted>}
        </li>
      ))}
    </Timeline>
  );
}

function Denied({ file: { rights, policyRows } }: { readonly file: UnderwritingView }): ReactNode {
  const used = new Set(rights.map(({ rowId }) => rowId));
  return (
    <Alert tone="danger" announce="off" title="You have rights after a no">
      <Bullets>
        {rights.map(({ key, text, on }) => (
          <li key={key}>
            {on && <strong>{formatDay(on)}: </strong>}
            {text}
          </li>
        ))}
      </Bullets>
      <Sources rows={policyRows.filter(({ id }) => used.has(id))} />
    </Alert>
  );
}

const stageTones: Readonly<Record<UnderwritingStage, Tone>> = {
  processing: 'info',
  submitted: 'info',
  approved: 'info',
  clear: 'success',
  suspended: 'warning',
  denied: 'danger',
};
