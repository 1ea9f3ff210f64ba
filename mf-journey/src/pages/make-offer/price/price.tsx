import type { ReactNode } from 'react';
import { comparableCount, type Offer, type OfferList, type OfferTerms } from '@hearthway/contracts/journey';
import type { ContractForm } from '@hearthway/web-kit/form';
import { parseCents, formatAmount } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useWatch } from 'react-hook-form';
import { MoneyControl } from '../../../features/typed-form/index.js';
import { addressOf } from '../offer-address.js';
import type { TermsValues } from '../terms/terms-form.js';
import { Strategies } from './strategies.js';
import { Toolkit } from './toolkit.js';
import css from './price.module.css';

interface PriceProps {
  readonly offer: Offer;
  readonly list: OfferList;
  readonly form: ContractForm<TermsValues, OfferTerms>;
}

/** The price: one of three that the sales suggest, or the buyer’s own. */
export function Price({ offer, list, form }: PriceProps): ReactNode {
  const typed = useWatch({ control: form.methods.control, name: 'priceCents' });
  return (
    <>
      {list.toolkit && (
        <WithToolkit
          offer={offer}
          priceCents={parseCents(typed)}
          onChoose={(cents) => {
            form.methods.setValue('priceCents', formatAmount(cents), { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
      <MoneyControl
        form={form}
        name="priceCents"
        label={list.toolkit ? 'Your price' : 'The price you offer'}
        help="Choose one you could explain to a friend. You can change it until you send the offer."
      />
      {!list.toolkit && <Toolkit />}
    </>
  );
}

interface WithToolkitProps extends Pick<PriceProps, 'offer'> {
  readonly priceCents: number | undefined;
  readonly onChoose: (cents: number) => void;
}

function WithToolkit({ offer, ...choice }: WithToolkitProps): ReactNode {
  const missing = comparableCount.fewest - offer.comparables.length;
  if (missing <= 0) return <Strategies offer={offer} {...choice} />;
  return (
    <p className={css['lead']}>
      <PageLink to={addressOf(offer.id, 'evidence')}>
        Add {missing === 1 ? 'one more sale' : `${missing} more sales`}
      </PageLink>
      , and we’ll show three prices with the reasons for each. Or type your own.
    </p>
  );
}
