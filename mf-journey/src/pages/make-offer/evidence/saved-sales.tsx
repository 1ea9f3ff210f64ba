import type { ReactNode } from 'react';
import {
  listComparableSales,
  type ComparableSale,
  type Home,
  type OfferComparable,
} from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { SaleRow } from '../../../features/comparable-sales/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded } from '../../../features/page-section/index.js';
import { ShortList } from '../../../features/rows/index.js';

interface SavedSalesProps {
  readonly home: Home | undefined;
  readonly used: readonly OfferComparable[];
  readonly onPick: (sale: OfferComparable) => void;
}

/** The sales that the buyer imported in Home Search, those nearby first, to pick from. */
export function SavedSales({ home, used, onPick }: SavedSalesProps): ReactNode {
  const query = useQuery(operationQuery(useCaller(), listComparableSales));
  if (!query.data) return <NotLoaded what="imported sales" queries={[query]} />;
  const sales = nearbyFirst(query.data, home).filter((sale) => !used.some((one) => isSame(one, sale)));
  if (sales.length === 0) {
    return (
      <p className={parts['note']}>
        Have a list of sales from your agent? <PageLink to="/home-search">Import it in Home Search</PageLink>, then pick
        from it here.
      </p>
    );
  }
  return (
    <section aria-labelledby="saved-sales" className={parts['part']}>
      <h3 id="saved-sales" className={parts['subtitle']}>
        Or pick from the sales you imported
      </h3>
      <ShortList items={sales} few={4}>
        {(sale) => (
          <SaleRow
            key={sale.id}
            sale={sale}
            onUse={() => {
              onPick(comparableOf(sale));
            }}
          />
        )}
      </ShortList>
    </section>
  );
}

/** Those in the home’s ZIP code, then those in its city, then the rest; the latest sale first in each. */
function nearbyFirst(sales: readonly ComparableSale[], home: Home | undefined): readonly ComparableSale[] {
  const distance = ({ zipCode, city }: ComparableSale): number => {
    if (!home) return 0;
    if (home.zipCode !== '' && zipCode.slice(0, 5) === home.zipCode.slice(0, 5)) return 0;
    return city.toLowerCase() === home.city.toLowerCase() ? 1 : 2;
  };
  return sales.toSorted((one, other) => distance(one) - distance(other) || other.soldOn.localeCompare(one.soldOn));
}

const comparableOf = ({ address, priceCents, soldOn, squareFeet }: ComparableSale): OfferComparable => ({
  address,
  priceCents,
  soldOn,
  squareFeet,
  adjustmentCents: 0,
  note: '',
});

const isSame = (used: OfferComparable, sale: ComparableSale): boolean =>
  used.address === sale.address && used.soldOn === sale.soldOn;
