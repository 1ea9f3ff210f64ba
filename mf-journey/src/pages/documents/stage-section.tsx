import type { ComponentProps, ReactNode } from 'react';
import { documentStages, type DocumentCenter } from '@hearthway/contracts/journey';
import { Badge, CheckIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { countDone, type StageSlots } from '../../features/document-slots/index.js';
import { Section, useFold } from '../../features/page-section/index.js';
import { Sources } from '../../features/policy-rows/index.js';
import type { DocumentActions } from './document-row.js';
import { SlotItem } from './slot-item.js';
import css from './documents.module.css';

interface StageSectionProps extends DocumentActions, Pick<ComponentProps<typeof SlotItem>, 'onAsk'> {
  readonly group: StageSlots;
  readonly center: DocumentCenter;
  /** Whether what is needed next is in it. */
  readonly isCurrent: boolean;
}

/** What one step of the journey asks for. Folded until it’s its turn, and when it’s done. */
export function StageSection({ group, center, isCurrent, ...actions }: StageSectionProps): ReactNode {
  const { stage, slots } = group;
  const { name, path } = documentStages[stage];
  const done = countDone(slots);
  const isFolded = useFold(!isCurrent);
  return (
    <Section
      title={name}
      isFolded={isFolded}
      startsOpen={isCurrent}
      status={
        done === slots.length ? (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            All {done} collected
          </Badge>
        ) : (
          <Badge>
            {done} of {slots.length} collected
          </Badge>
        )
      }
    >
      <ul className={css['slots']}>
        {slots.map((slot) => (
          <SlotItem
            key={slot.key}
            slot={slot}
            documents={center.documents.filter((one) => one.slot === slot.key && one.binnedAt === null)}
            uploads={center.uploads}
            {...actions}
          />
        ))}
      </ul>
      <Sources
        rows={center.policyRows}
        rowIds={slots.flatMap(({ rowId, age }) => [rowId, ...(age ? [age.rowId] : [])])}
      />
      <p className={css['quiet']}>
        <PageLink to={path}>Go to {name}</PageLink>
      </p>
    </Section>
  );
}
