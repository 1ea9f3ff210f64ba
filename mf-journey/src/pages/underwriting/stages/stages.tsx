import { useState, type ReactNode } from 'react';
import {
  clearedOn,
  underwritingLimits,
  underwritingStages,
  type UnderwritingEntry,
  type UnderwritingStage,
  type UnderwritingStep,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, CheckIcon, PlusIcon, useFocusAfter, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { useUnderwritingChange, type UnderwritingProps } from '../use-underwriting.js';
import { Denied } from './denied.js';
import { StageDialog } from './stage-dialog.js';
import { StagePath } from './stage-path.js';
import css from './stages.module.css';

const titleId = 'underwriting-stages';

/** Where the loan stands, and how it got there. */
export function Stages({ view }: UnderwritingProps): ReactNode {
  const { steps } = view.underwriting;
  const last = steps.at(-1);
  const isOver = view.contract.status === 'closed';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Section
        title="Where your loan stands"
        titleId={titleId}
        status={last ? <StageBadge stage={last.stage} /> : <Badge>Nothing noted yet</Badge>}
        startsOpen
      >
        {!isOver && <Advice view={view} />}
        {last ? (
          <>
            <StagePath steps={steps} />
            {last.note && <p className={parts['note']}>Your lender said: {last.note}</p>}
          </>
        ) : (
          <p className={parts['lead']}>
            {isOver
              ? 'You noted no stages of this loan.'
              : 'A file goes from processing to the underwriter, comes back approved with conditions, and is clear to close once all of them are met. Note each stage when your loan officer tells you.'}
          </p>
        )}
        {!isOver && (
          <Buttons
            steps={steps}
            onAdd={() => {
              setIsOpen(true);
            }}
          />
        )}
        {steps.length > 1 && <History steps={steps} />}
      </Section>
      {isOpen && (
        <StageDialog
          timeZone={view.contract.terms.timeZone}
          last={last}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

/** What to do at this stage. */
function Advice({ view }: UnderwritingProps): ReactNode {
  const { underwriting } = view;
  const cleared = clearedOn(underwriting);
  const stage = underwriting.steps.at(-1)?.stage;
  if (cleared !== undefined) {
    return (
      <Alert tone="success" title={`Clear to close since ${formatDay(cleared)}`}>
        Keep everything as it is until you have the keys. The lender may check your credit and your job once more.
      </Alert>
    );
  }
  if (stage === 'approved') {
    return (
      <Alert title="Approved, once the conditions are met">
        Ask for the whole list in writing, with dates, and keep it below. Until all of it is accepted, nothing is final,
        so don’t give up a protection in your contract yet.
      </Alert>
    );
  }
  if (stage === 'suspended') {
    return (
      <Alert tone="warning" title="Suspended isn’t denied">
        The underwriter can’t decide with what is there. Ask today, in writing, which paper or fact is missing, and by
        when it has to come.
      </Alert>
    );
  }
  return stage === 'denied' && <Denied view={view} />;
}

interface ButtonsProps {
  readonly steps: readonly UnderwritingStep[];
  readonly onAdd: () => void;
}

function Buttons({ steps, onAdd }: ButtonsProps): ReactNode {
  const change = useUnderwritingChange();
  const last = steps.at(-1);
  useFocusAfter(last !== undefined, () => document.getElementById(titleId));
  return (
    <div className={parts['buttons']}>
      {steps.length < underwritingLimits.steps ? (
        <Button variant={last ? 'secondary' : 'primary'} icon={<PlusIcon size={18} />} onClick={onAdd}>
          {last ? 'Add the next stage' : 'Note where it stands'}
        </Button>
      ) : (
        <p className={parts['note']}>You noted {underwritingLimits.steps} stages, which is the most we keep.</p>
      )}
      {last && (
        <Button
          variant="quiet"
          pending={change.isPending}
          pendingText="Saving…"
          onClick={() => {
            // A failure is reported in a toast.
            void change.save(withoutLast(last)).catch(() => undefined);
          }}
        >
          Take back “{underwritingStages[last.stage]}”
        </Button>
      )}
    </div>
  );
}

/** If another window added one after it, that one stays. */
const withoutLast =
  (seen: UnderwritingStep) =>
  (entry: UnderwritingEntry): UnderwritingEntry => {
    const last = entry.steps.at(-1);
    const isSame = last?.stage === seen.stage && last.on === seen.on;
    return isSame ? { ...entry, steps: entry.steps.slice(0, -1) } : entry;
  };

/** Earliest first. */
function History({ steps }: { readonly steps: readonly UnderwritingStep[] }): ReactNode {
  return (
    <details>
      <summary>All {steps.length} stages you noted</summary>
      <ol className={css['history']}>
        {steps.map(({ stage, on, note }, index) => (
          <li key={`${index} ${stage}`}>
            <b>{underwritingStages[stage]}</b>, {formatDay(on)}
            {note && `: ${note}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function StageBadge({ stage }: { readonly stage: UnderwritingStage }): ReactNode {
  return (
    <Badge tone={stageTones[stage]} icon={stage === 'clear' && <CheckIcon />}>
      {underwritingStages[stage]}
    </Badge>
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
