import type { ReactNode } from 'react';
import {
  findingPlans,
  findingSeverities,
  inspectionLimits,
  type Finding,
  type Inspection,
} from '@hearthway/contracts/journey';
import { Badge, Button, EmptyState, PlusIcon, type Tone } from '@hearthway/web-kit';
import { useInspectionChanges } from '../../../features/inspection/index.js';
import { EditButton, Item, Items, Muted } from '../../../features/page-parts/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { rangeText } from '../range-text.js';
import { FindingDialog } from './finding-dialog.js';

/** The report in the buyer’s words, worst first. */
export function Findings({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const { findings } = inspection;
  const { save } = useInspectionChanges();
  const { open, add, edit } = useItems(
    findings,
    (all) => save.mutateAsync({ inspection, part: { findings: all } }),
    ({ id }) => id,
  );
  const addButton = findings.length < inspectionLimits.findings && (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
      Add a finding
    </Button>
  );
  return (
    <>
      {findings.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing written down yet" action={addButton || undefined}>
          <p>Go through the report’s summary and add what is unsafe, expensive, or near its end. Leave out the rest.</p>
        </EmptyState>
      ) : (
        <>
          <Items>
            {worstFirst(findings).map((finding) => (
              <FindingItem key={finding.id} finding={finding} onEdit={() => edit(finding)} />
            ))}
          </Items>
          {addButton && <div>{addButton}</div>}
        </>
      )}
      {open && <FindingDialog open={open} />}
    </>
  );
}

export interface FindingItemProps {
  readonly finding: Finding;
  /** Missing once nothing changes any more. */
  readonly onEdit?: () => void;
}

export function FindingItem({ finding, onEdit }: FindingItemProps): ReactNode {
  const { area, text, severity, plan, lowCents, highCents, page } = finding;
  return (
    <Item
      name={
        <>
          {area} <Badge tone={severityTones[severity]}>{findingSeverities[severity]}</Badge>
        </>
      }
      end={onEdit && <EditButton what={`the finding about ${area}`} onClick={onEdit} />}
    >
      <p>{text}</p>
      <Muted>
        {[findingPlans[plan], highCents > 0 ? rangeText(lowCents, highCents) : '', page === null ? '' : `page ${page}`]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
    </Item>
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
