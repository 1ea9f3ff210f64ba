import { useState, type ReactNode } from 'react';
import type { CashReconciliation } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { cashToCloseText } from '../../../features/cash-to-close/index.js';
import { Figures } from '../../../features/figures/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import type { ClosingProps } from '../use-closing.js';
import { CashDialog } from './cash-dialog.js';

/** The money to bring, with every deposit in it. */
export function Cash({ view }: ClosingProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { cash, contract } = view;
  return (
    <>
      <Section
        title="Know what to bring"
        lead={
          contract.terms.financing === 'cash'
            ? 'Without a loan, there is no Closing Disclosure: the title company sends a settlement statement. Every deposit you paid has to be on it.'
            : 'Every deposit you paid has to be on the form: earnest money, a credited option fee, credits, and gifts.'
        }
      >
        {cash ? (
          <>
            <ToTheTable cash={cash} />
            <OutOfPocket cash={cash} />
          </>
        ) : (
          <p className={parts['lead']}>Enter your Closing Disclosure first, and we’ll add it all up.</p>
        )}
        {contract.status === 'active' && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                setIsOpen(true);
              }}
            >
              Enter deposits and credits
            </Button>
          </div>
        )}
      </Section>
      {isOpen && (
        <CashDialog
          view={view}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface CashProps {
  readonly cash: CashReconciliation;
}

function ToTheTable({ cash: { rows, expectedCents, saidCents, differenceCents, gapCents } }: CashProps): ReactNode {
  return (
    <>
      <Figures narrow caption="Due at the table">
        <tbody>
          {rows.map(({ key, name, cents }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatCents(cents)}</td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">By our count</th>
            <td>{cashToCloseText(expectedCents)}</td>
          </tr>
          {saidCents !== null && differenceCents !== null && (
            <>
              <tr data-total>
                <th scope="row">By your papers</th>
                <td>{cashToCloseText(saidCents)}</td>
              </tr>
              <tr data-total data-over={differenceCents !== 0 || undefined}>
                <th scope="row">Difference</th>
                <td>{formatCents(differenceCents)}</td>
              </tr>
            </>
          )}
        </tbody>
      </Figures>
      {gapCents > 0 && (
        <p className={parts['note']}>
          Your home appraised {formatCents(gapCents)} below the price. No loan covers that part, so it’s in what you
          bring. <PageLink to="/underwriting">See the appraisal</PageLink>
        </p>
      )}
    </>
  );
}

function OutOfPocket({ cash: { outOfPocket, outOfPocketCents } }: CashProps): ReactNode {
  return (
    <Figures narrow caption="Out of your pocket, in all">
      <tbody>
        {outOfPocket.map(({ key, name, cents }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">Total</th>
          <td>{formatCents(outOfPocketCents)}</td>
        </tr>
      </tbody>
    </Figures>
  );
}
