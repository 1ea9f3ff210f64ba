import { useState, type ReactNode } from 'react';
import {
  findingPlans,
  findingSeverities,
  inspectionLimits,
  type Finding,
  type InspectionView,
} from '@hearthway/contracts/journey';
import { Alert, Badge, Button, PlusIcon, useFocusAfter, type Tone } from '@hearthway/web-kit';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { FindingPhotos } from '../../../features/photos/index.js';
import { Row, RowNote, Rows, RowTitle } from '../../../features/rows/index.js';
import { DeleteDialog } from '../delete-dialog.js';
import { rangeText } from '../range-text.js';
import { FindingDialog } from './finding-dialog.js';
import { Totals } from './totals.js';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly totals: InspectionView['totals'];
  /** One whose appraisers look for safety problems. */
  readonly loan: string | undefined;
  readonly isOpen: boolean;
}

const titleId = 'inspection-findings';

/** The report in the buyer’s words, worst first, and what it adds up to. */
export function Findings({ findings, totals, loan, isOpen }: FindingsProps): ReactNode {
  const [open, setOpen] = useState<OpenDialog<Finding>>();
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
        <p className={parts['lead']}>
          {findings.length === 0
            ? 'Go through the summary of the report, and add what is unsafe, expensive, or near its end. Leave out the rest.'
            : 'The costs are your own estimates. Two quotes from contractors make them firm.'}
        </p>
        {findings.length > 0 && (
          <Rows>
            {worstFirst(findings).map((finding) => (
              <FindingItem key={finding.id} finding={finding} onOpen={isOpen ? setOpen : undefined} />
            ))}
          </Rows>
        )}
        {isOpen && findings.length >= inspectionLimits.findings && (
          <p className={parts['note']}>That’s as many as fit here. Delete one that matters least to add another.</p>
        )}
        {isOpen && findings.length < inspectionLimits.findings && (
          <Button
            variant="secondary"
            icon={<PlusIcon size={18} />}
            className={parts['add']}
            onClick={() => {
              setOpen({ kind: 'add' });
            }}
          >
            Add a finding
          </Button>
        )}
        {isOpen && loan && findings.some(({ severity }) => severity === 'safety') && (
          <Alert tone="info" title={`With ${loan}, safety problems can hold it up`}>
            The appraiser looks for them, too, and the lender may want them fixed before closing. Ask for a repair of
            these, not a credit.
          </Alert>
        )}
        {findings.length > 0 && (
          <Totals totals={totals} unknown={findings.filter(({ highCents }) => highCents === 0).length} />
        )}
      </Section>
      {open && open.kind !== 'delete' && (
        <FindingDialog seen={open.kind === 'change' ? open.entry : undefined} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          title="Delete this finding?"
          description={`${open.entry.area}: ${open.entry.text}`}
          without={(entry) => ({ ...entry, findings: entry.findings.filter(({ id }) => id !== open.entry.id) })}
          onClose={close}
        />
      )}
    </>
  );
}

interface ItemProps {
  readonly finding: Finding;
  /** Missing once nothing changes anymore. */
  readonly onOpen?: ((dialog: OpenDialog<Finding>) => void) | undefined;
}

export function FindingItem({ finding, onOpen }: ItemProps): ReactNode {
  const { area, text, severity, plan, highCents, page } = finding;
  const facts = [
    findingPlans[plan],
    highCents > 0 ? rangeText(finding) : 'Cost not known yet',
    page === null ? '' : `Page ${page} of the report`,
  ];
  return (
    <Row beside={onOpen && <EntryButtons name={`the finding about ${area}`} entry={finding} onOpen={onOpen} />}>
      <RowTitle>
        {area} <Badge tone={severityTones[severity]}>{findingSeverities[severity]}</Badge>
      </RowTitle>
      <p>{text}</p>
      <RowNote>{facts.filter(Boolean).join(' · ')}</RowNote>
      <FindingPhotos finding={finding} isOpen={onOpen !== undefined} />
    </Row>
  );
}

export function worstFirst(findings: readonly Finding[]): Finding[] {
  const severities = Object.keys(findingSeverities);
  return findings.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

const severityTones: Readonly<Record<Finding['severity'], Tone>> = {
  safety: 'danger',
  major: 'warning',
  aging: 'info',
  cosmetic: 'neutral',
};
