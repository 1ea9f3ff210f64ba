import { useState, type ReactNode } from 'react';
import {
  deleteComparableSale,
  listComparableSales,
  type ComparableSale,
  type Home,
} from '@hearthway/contracts/journey';
import { Button, ConfirmDialog, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dollars } from '../../../features/estimates/index.js';
import { Section } from '../../../features/page-section/index.js';
import { ShortList } from '../../../features/rows/index.js';
import { comparablesOf, perSquareFootCents, type Comparables } from './comparables.js';
import css from './prices.module.css';

/** Comparable sales in the home's ZIP code, from the sales that the buyer imported. Nothing if there are none. */
export function ComparableSales({ home }: { readonly home: Home }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), listComparableSales));
  const comparables = data && comparablesOf(home, data);
  const [removing, setRemoving] = useState<ComparableSale>();
  // Once no sales are left, the section disappears.
  useFocusAfter(removing !== undefined, () => document.getElementById(titleId) ?? document.querySelector('h1'));
  return (
    <>
      {comparables && <Sales home={home} comparables={comparables} onRemove={setRemoving} />}
      {removing && (
        <RemoveSale
          sale={removing}
          onClose={() => {
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}

const titleId = 'comparable-sales';

interface SalesProps {
  readonly home: Home;
  readonly comparables: Comparables;
  readonly onRemove: (sale: ComparableSale) => void;
}

function Sales({ home, comparables, onRemove }: SalesProps): ReactNode {
  const { zipCode, sales, perSquareFoot } = comparables;
  const own = perSquareFootCents(home);
  const count = `${sales.length} ${sales.length === 1 ? 'sale' : 'sales'}`;
  return (
    <Section
      title={`Sold in ${zipCode}`}
      titleId={titleId}
      status={<span className={css['status']}>{count}</span>}
      lead="Of the sales that you imported. Homes differ, so this is a range to ask about, not a value."
    >
      {perSquareFoot && (
        <dl className={css['range']}>
          <div>
            <dt>Median per square foot</dt>
            <dd>{dollars(perSquareFoot.medianCents)}</dd>
          </div>
          <div>
            <dt>Range</dt>
            <dd>
              {dollars(perSquareFoot.lowCents)} to {dollars(perSquareFoot.highCents)}
            </dd>
          </div>
          <div>
            <dt>This home</dt>
            <dd>{own === undefined ? 'Add its square feet' : dollars(own)}</dd>
          </div>
        </dl>
      )}
      <ShortList items={sales} className={css['sales']}>
        {(sale) => (
          <Sale
            key={sale.id}
            sale={sale}
            onRemove={() => {
              onRemove(sale);
            }}
          />
        )}
      </ShortList>
    </Section>
  );
}

interface SaleProps {
  readonly sale: ComparableSale;
  readonly onRemove: () => void;
}

function Sale({ sale, onRemove }: SaleProps): ReactNode {
  const perFoot = perSquareFootCents(sale);
  return (
    <li>
      <span className={css['address']}>{sale.address}</span>
      <strong>{formatCents(sale.priceCents)}</strong>
      <span className={css['fine']}>
        Sold {formatDay(sale.soldOn)}
        {perFoot !== undefined && `, ${dollars(perFoot)} per square foot`}
      </span>
      <Button variant="quiet" size="small" className={css['remove']} onClick={onRemove}>
        Remove<VisuallyHidden> {sale.address}</VisuallyHidden>
      </Button>
    </li>
  );
}

function RemoveSale({ sale, onClose }: { readonly sale: ComparableSale; readonly onClose: () => void }): ReactNode {
  const removal = useMutation({
    ...operationMutation(useCaller(), deleteComparableSale, { changes: listComparableSales }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove this sale?"
      description={`${sale.address}, for all of your homes. To get it back, import its list again.`}
      onClose={onClose}
      keepText="Keep sale"
      confirmText="Remove sale"
      pendingText="Removing…"
      failureTitle="We couldn’t remove this sale"
      action={removal}
      onConfirm={() => {
        removal.mutate({ params: { saleId: sale.id } });
      }}
    />
  );
}
