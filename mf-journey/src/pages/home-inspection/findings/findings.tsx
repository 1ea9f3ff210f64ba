import { useState, type ReactNode } from 'react';
import {
  findingPlans,
  findingSeverities,
  inspectionLimits,
  type Finding,
  type InspectionView,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, PlusIcon, useFocusAfter, VisuallyHidden, type Tone } from '@hearthway/web-kit';
import { Section } from '../../../features/page-section/index.js';
import { DeleteDialog } from '../delete-dialog.js';
import { rangeText } from '../range-text.js';
import { FindingDialog } from './finding-dialog.js';
import { Totals } from './totals.js';
import css from '../home-inspection.module.css';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly totals: InspectionView['totals'];
  readonly financing: PurchaseTerms['financing'];
  readonly isOpen: boolean;
}

type Open = { readonly kind: 'edit'; readonly seen?: Finding } | { readonly kind: 'delete'; readonly seen: Finding };

const titleId = 'inspection-findings';

/** The report in the buyer’s words, worst first, and what it adds up to. */
export function Findings({ findings, totals, financing, isOpen }: FindingsProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  return (
    <>
      <Section
        title="What they found"
        titleId={titleId}
        status={<Badge>{findings.length === 0 ? 'Nothing yet' : `${findings.length} written down`}</Badge>}
      >
        <p className={css['lead']}>
          {findings.length === 0
            ? 'Go through the summary of the report, and add what is unsafe, expensive, or near its end. Leave out the rest.'
            : 'The costs are your own estimates. Two quotes from contractors make them firm.'}
        </p>
        {findings.length > 0 && (
          <ul className={css['items']}>
            {worstFirst(findings).map((finding) => (
              <Item key={finding.id} finding={finding} onOpen={isOpen ? setOpen : undefined} />
            ))}
          </ul>
        )}
        {isOpen && findings.length < inspectionLimits.findings && (
          <div>
            <Button
              variant="secondary"
              icon={<PlusIcon size={18} />}
              onClick={() => {
                setOpen({ kind: 'edit' });
              }}
            >
              Add a finding
            </Button>
          </div>
        )}
        {isOpen && financing === 'loan' && findings.some(({ severity }) => severity === 'safety') && (
          <Alert tone="info" title="With an FHA or VA loan, safety problems can hold up the loan">
            The appraiser looks for them, too, and the lender may want them fixed before closing. Ask for a repair of
            these, not a credit.
          </Alert>
        )}
        {findings.length > 0 && <Totals totals={totals} />}
      </Section>
      {open?.kind === 'edit' && <FindingDialog seen={open.seen} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog
          title="Delete this finding?"
          description={`${open.seen.area}: ${open.seen.text}`}
          without={(entry) => ({ ...entry, findings: entry.findings.filter(({ id }) => id !== open.seen.id) })}
          onClose={close}
        />
      )}
    </>
  );
}

interface ItemProps {
  readonly finding: Finding;
  /** Missing once nothing changes anymore. */
  readonly onOpen: ((open: Open) => void) | undefined;
}

function Item({ finding, onOpen }: ItemProps): ReactNode {
  const { area, text, severity, plan, highCents, page } = finding;
  const facts = [
    findingPlans[plan],
    highCents > 0 ? rangeText(finding) : 'Cost not known yet',
    page === null ? '' : `Page ${page} of the report`,
  ];
  return (
    <li className={css['item']}>
      <div className={css['content']}>
        <h3 className={css['name']}>
          {area} <Badge tone={severityTones[severity]}>{findingSeverities[severity]}</Badge>
        </h3>
        <p>{text}</p>
        <p className={css['note']}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {onOpen && (
        <div className={css['actions']}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onOpen({ kind: 'edit', seen: finding });
            }}
          >
            Change<VisuallyHidden> the finding about {area}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onOpen({ kind: 'delete', seen: finding });
            }}
          >
            Delete<VisuallyHidden> the finding about {area}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

function worstFirst(findings: readonly Finding[]): Finding[] {
  const severities = Object.keys(findingSeverities);
  return findings.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

const severityTones: Readonly<Record<Finding['severity'], Tone>> = {
  safety: 'danger',
  major: 'warning',
  aging: 'info',
  cosmetic: 'neutral',
};
