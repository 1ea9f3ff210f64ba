import type { ReactNode } from 'react';
import { comparableCount, indicatedValue, type Offer } from '@hearthway/contracts/journey';
import { Button, EmptyState, PlusIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import { useOfferChanges } from '../../../features/offers/index.js';
import { EditButton, Item, Items, Muted } from '../../../features/page-parts/index.js';
import { useItems } from '../../../features/dialogs/index.js';
import { ComparableDialog } from './comparable-dialog.js';
import css from '../make-offer.module.css';

export interface ComparablesProps {
  readonly offer: Offer;
  /** Of the home to buy. */
  readonly squareFeet: number | null;
}

/** The sales that the price rests on. They can be changed until the offer goes out. */
export function Comparables({ offer, squareFeet }: ComparablesProps): ReactNode {
  const { comparables } = offer;
  const { change } = useOfferChanges();
  const draft = offer.status === 'draft';
  const { open, add, edit } = useItems(comparables, (sales) =>
    change.mutateAsync({ offer, entry: { comparables: sales, terms: offer.terms } }),
  );
  const addButton = draft && comparables.length < comparableCount.most && (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={add}>
      Add a sale
    </Button>
  );
  // As the service prices them: sizes count if all of them are known.
  const size = comparables.every((sale) => sale.squareFeet !== null) ? squareFeet : null;
  return (
    <>
      <Muted>
        Add {comparableCount.fewest} to {comparableCount.most} homes like this one that sold nearby in the last six
        months. Your agent, the listing site, or the county’s records have them.
      </Muted>
      {comparables.length === 0 ? (
        <EmptyState headingLevel={3} title="No sales yet" action={addButton || undefined}>
          <p>Three good ones are enough to tell a fair price from a hopeful one.</p>
        </EmptyState>
      ) : (
        <>
          <Items>
            {comparables.map((sale) => (
              <Item
                key={`${sale.address} ${sale.soldOn} ${sale.priceCents}`}
                name={sale.address}
                end={
                  <>
                    <p className={css['sale-value']}>
                      <VisuallyHidden>Says this home is worth </VisuallyHidden>
                      about {formatRounded(indicatedValue(sale, size), 100_000)}
                    </p>
                    {draft && <EditButton what={`the sale of ${sale.address}`} onClick={() => edit(sale)} />}
                  </>
                }
              >
                <Muted>
                  Sold for {formatCents(sale.priceCents)} on {formatShortDay(startOf(sale.soldOn))}
                  {sale.squareFeet !== null && ` · ${sale.squareFeet.toLocaleString('en-US')} sq ft`}
                </Muted>
                {sale.adjustmentCents !== 0 && (
                  <Muted>
                    {sale.adjustmentCents > 0 ? 'Plus' : 'Minus'} {formatCents(Math.abs(sale.adjustmentCents))}
                    {sale.note && `: ${sale.note}`}
                  </Muted>
                )}
              </Item>
            ))}
          </Items>
          {addButton && <div>{addButton}</div>}
        </>
      )}
      {open && <ComparableDialog open={open} />}
    </>
  );
}
