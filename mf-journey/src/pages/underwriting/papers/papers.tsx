import { useState, type ReactNode } from 'react';
import {
  paperKinds,
  underwritingLimits,
  type AgingPaper,
  type DocumentSlotKey,
  type ExpiringPaper,
} from '@hearthway/contracts/journey';
import { Badge, Button, ConfirmDialog, PlusIcon, useFocusAfter, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { SlotLine } from '../../../features/document-slots/index.js';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, useFold } from '../../../features/page-section/index.js';
import { Sources } from '../../../features/policy-rows/index.js';
import { useUnderwritingChange, type UnderwritingProps } from '../use-underwriting.js';
import { LockCost } from './lock-cost.js';
import { PaperDialog } from './paper-dialog.js';
import css from './papers.module.css';

const titleId = 'underwriting-papers';

/** Papers, letter, and lock, and the day on which each gets too old. */
export function Papers({ view }: UnderwritingProps): ReactNode {
  const { contract, underwriting, papers, extension, policyRows } = view;
  const [open, setOpen] = useState<OpenDialog<AgingPaper>>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  const isUrgent = papers.some(({ state }) => isTooOld(state)) || (extension !== null && extension.shortDays > 0);
  const isFolded = useFold(!isUrgent);
  if (contract.status === 'closed') {
    return (
      <Section title={title} titleId={titleId}>
        <KeptPapers papers={underwriting.papers} />
      </Section>
    );
  }
  return (
    <>
      <Section title={title} titleId={titleId} status={<Status papers={papers} />} isFolded={isFolded}>
        <p className={parts['lead']}>
          Lenders want papers that are fresh when they decide. Note those you sent: we compare their days with the day
          you close, and your calendar reminds you. It reminds you of what is in Documents by itself.
        </p>
        <dl className={css['documents']}>
          {aging.map(([slot, name]) => (
            <div key={slot}>
              <dt>{name}</dt>
              <dd>
                <SlotLine slot={slot} name={name} />
              </dd>
            </div>
          ))}
        </dl>
        {papers.length > 0 && (
          <ul className={parts['cards']}>
            {papers.map((paper) => (
              <PaperItem
                key={paper.id}
                paper={paper}
                own={underwriting.papers.find(({ id }) => id === paper.id)}
                onOpen={setOpen}
              />
            ))}
          </ul>
        )}
        {underwriting.papers.length < underwritingLimits.papers ? (
          <div className={parts['buttons']}>
            <Button
              variant="secondary"
              icon={<PlusIcon size={18} />}
              onClick={() => {
                setOpen({ kind: 'add' });
              }}
            >
              Add a paper
            </Button>
          </div>
        ) : (
          <p className={parts['note']}>You noted {underwritingLimits.papers} papers, which is the most we keep.</p>
        )}
        <LockCost extension={extension} />
        <Sources rows={policyRows} rowIds={[...papers.map(({ rowId }) => rowId), extension?.rowId ?? '']} />
      </Section>
      {open && open.kind !== 'delete' && (
        <PaperDialog
          timeZone={contract.terms.timeZone}
          paper={open.kind === 'change' ? open.entry : undefined}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeletePaper paper={open.entry} onClose={close} />}
    </>
  );
}

const title = 'Documents that get too old';

/** Documents whose days are known without a note. */
const aging = [
  ['pay_stubs', 'Pay stubs'],
  ['bank_statements', 'Bank statements'],
] as const;
export const agingSlots: ReadonlySet<DocumentSlotKey> = new Set(aging.map(([slot]) => slot));

interface PaperItemProps {
  readonly paper: ExpiringPaper;
  /** `undefined` for the letter and the lock, which are kept on their own pages. */
  readonly own: AgingPaper | undefined;
  readonly onOpen: (dialog: OpenDialog<AgingPaper>) => void;
}

function PaperItem({ paper: { kind, name, until, state }, own, onOpen }: PaperItemProps): ReactNode {
  return (
    <li className={parts['card']}>
      <div className={parts['card-head']}>
        <h3 className={parts['name']}>{name}</h3>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </div>
      <p className={parts['note']}>
        {own && `${paperKinds[own.kind]} of ${formatDay(own.datedOn)}. `}
        {until === null ? 'You gave no last day for it.' : `Good until ${formatDay(until)}.`}
      </p>
      {own ? (
        <EntryButtons name={name} entry={own} onOpen={onOpen} />
      ) : (
        <PageLink to={kind === 'lock' ? '/mortgage-application' : '/get-pre-approved'}>
          {kind === 'lock' ? 'Your rate lock' : 'Your letters'}
        </PageLink>
      )}
    </li>
  );
}

/** To be looked up. */
function KeptPapers({ papers }: { readonly papers: readonly AgingPaper[] }): ReactNode {
  if (papers.length === 0) return <p className={parts['lead']}>You noted none.</p>;
  return (
    <ul className={parts['cards']}>
      {papers.map(({ id, kind, name, datedOn }) => (
        <li key={id} className={parts['card']}>
          <h3 className={parts['name']}>{name}</h3>
          <p className={parts['note']}>
            {paperKinds[kind]} of {formatDay(datedOn)}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface DeletePaperProps {
  readonly paper: AgingPaper;
  readonly onClose: () => void;
}

function DeletePaper({ paper, onClose }: DeletePaperProps): ReactNode {
  const change = useUnderwritingChange('in-place');
  return (
    <ConfirmDialog
      title="Delete this paper?"
      description={`“${paper.name}”, with its day in your calendar. You can’t undo this.`}
      keepText="Keep paper"
      confirmText="Delete paper"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this paper"
      action={change}
      onClose={onClose}
      onConfirm={() => {
        const without = change.save((entry) => ({
          ...entry,
          papers: entry.papers.filter(({ id }) => id !== paper.id),
        }));
        // The dialog reports a failure.
        void without.then(onClose, () => undefined);
      }}
    />
  );
}

function Status({ papers }: { readonly papers: readonly ExpiringPaper[] }): ReactNode {
  if (papers.length === 0) return <Badge>None noted</Badge>;
  const worst = tooOld.find((wanted) => papers.some(({ state }) => state === wanted));
  return worst ? (
    <Badge
      tone={stateTones[worst]}
    >{`${papers.filter(({ state }) => state === worst).length} ${summaries[worst]}`}</Badge>
  ) : (
    <Badge tone="success">Good until you close</Badge>
  );
}

const tooOld = ['expired', 'soon', 'before-closing'] as const;
const isTooOld = (state: ExpiringPaper['state']): boolean => tooOld.some((one) => one === state);

const summaries = { expired: 'too old', soon: 'too old soon', 'before-closing': 'too old before closing' } as const;

const stateNames: Readonly<Record<ExpiringPaper['state'], string>> = {
  good: 'Good until you close',
  'before-closing': 'Ends before you close',
  soon: 'Ends within a week',
  expired: 'Too old',
  unknown: 'No last day',
};
const stateTones: Readonly<Record<ExpiringPaper['state'], Tone>> = {
  good: 'success',
  'before-closing': 'info',
  soon: 'warning',
  expired: 'danger',
  unknown: 'neutral',
};
