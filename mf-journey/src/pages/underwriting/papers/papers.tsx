import type { ReactNode } from 'react';
import { underwritingLimits, type ExpiringPaper, type UnderwritingView } from '@hearthway/contracts/journey';
import { Alert, Badge, Button, EmptyState, PlusIcon, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import {
  EditButton,
  FigureTable,
  Item,
  Items,
  Muted,
  Part,
  Section,
  Sources,
} from '../../../features/page-parts/index.js';
import { useFileChanges } from '../../../features/underwriting/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { PaperDialog } from './paper-dialog.js';

/** Papers, letter, and lock, and the day on which each gets too old. */
export function Papers({ file }: { readonly file: UnderwritingView }): ReactNode {
  const { saveFile } = useFileChanges();
  const { papers } = file.underwriting;
  const { open, add, edit } = useItems(
    papers,
    (all) => saveFile.mutateAsync({ papers: all }),
    ({ id }) => id,
  );
  const addButton = papers.length < underwritingLimits.papers && (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
      Add a paper
    </Button>
  );
  const used = new Set([...file.papers.map(({ rowId }) => rowId), file.extension?.rowId]);
  return (
    <Section id="papers" title="3. Papers that expire">
      {file.papers.length === 0 ? (
        <EmptyState headingLevel={3} title="No papers noted yet" action={addButton || undefined}>
          <p>
            Pay stubs are usually good for about 30 days, bank statements for 60. Note the ones you sent, and we’ll
            remind you before a lender has to ask for new ones.
          </p>
        </EmptyState>
      ) : (
        <>
          <Items>
            {file.papers.map((paper) => {
              const own = papers.find(({ id }) => id === paper.id);
              return <PaperItem key={paper.id} paper={paper} onEdit={own && (() => edit(own))} />;
            })}
          </Items>
          {addButton && <div>{addButton}</div>}
        </>
      )}
      <Extension file={file} />
      <Sources rows={file.policyRows.filter(({ id }) => used.has(id))} />
      {open && <PaperDialog open={open} />}
    </Section>
  );
}

interface PaperItemProps {
  readonly paper: ExpiringPaper;
  /** Missing for the letter and the lock, which are kept on their own pages. */
  readonly onEdit: (() => void) | undefined;
}

function PaperItem({ paper: { kind, name, until, state }, onEdit }: PaperItemProps): ReactNode {
  return (
    <Item
      name={
        <>
          {name} <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        </>
      }
      end={
        onEdit ? (
          <EditButton what={name} onClick={onEdit} />
        ) : (
          <PageLink to={kind === 'lock' ? '/mortgage-application' : '/get-pre-approved'}>
            {kind === 'lock' ? 'Your lock' : 'Your letters'}
          </PageLink>
        )
      }
    >
      <Muted>{until === null ? 'No expiration date' : `Good until ${formatDay(until)}`}</Muted>
    </Item>
  );
}

/** What holding the rate for longer usually costs. */
function Extension({ file: { extension } }: { readonly file: UnderwritingView }): ReactNode {
  if (!extension) {
    return (
      <Muted>
        Note your rate lock and your Loan Estimate in your{' '}
        <PageLink to="/mortgage-application">mortgage application</PageLink>, and we’ll show what a longer lock usually
        costs.
      </Muted>
    );
  }
  const { lockUntil, closingOn, shortDays, options } = extension;
  return (
    <Part title="If your closing moves">
      {shortDays > 0 && (
        <Alert
          tone="warning"
          title={`Your lock ends ${shortDays === 1 ? 'a day' : `${shortDays} days`} before you close`}
        >
          It holds until {formatDay(lockUntil)}, and you close on {formatDay(closingOn)}. Ask your lender today what an
          extension costs, and who pays if the delay is theirs or the seller’s.
        </Alert>
      )}
      <FigureTable label="Cost of a longer lock">
        <caption>
          What a longer lock usually costs on your loan of {formatCents(extension.loanCents)}. Your lender’s price
          counts.
        </caption>
        <thead>
          <tr>
            <th scope="col">Days more</th>
            <th scope="col">Low</th>
            <th scope="col">Plan with</th>
            <th scope="col">High</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ days, lowCents, expectedCents, highCents }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{formatCents(lowCents)}</td>
              <td>{formatCents(expectedCents)}</td>
              <td>{formatCents(highCents)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Part>
  );
}

const stateNames: Readonly<Record<ExpiringPaper['state'], string>> = {
  good: 'Good until you close',
  'before-closing': 'Ends before you close',
  soon: 'Ends this week',
  expired: 'Out of date',
  unknown: 'No last day',
};
const stateTones: Readonly<Record<ExpiringPaper['state'], Tone>> = {
  good: 'success',
  'before-closing': 'info',
  soon: 'warning',
  expired: 'danger',
  unknown: 'neutral',
};
