import type { ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { Checks, Muted, Section } from '../../features/page-parts/index.js';

/** Checks that pass or fail before signing. */
export function ClosingChecks({ view: { contract, checks, perDiemCents } }: { readonly view: ClosingView }): ReactNode {
  return (
    <Section id="closing-checks" title={`You close on ${formatDay(contract?.closingOn ?? '')}`}>
      <Checks checks={checks} />
      {perDiemCents !== null && (
        <Muted>
          Interest is {formatCents(perDiemCents)} a day. You prepay it from closing to the end of the month, so a later
          day in the month needs less cash at the table.
        </Muted>
      )}
    </Section>
  );
}
