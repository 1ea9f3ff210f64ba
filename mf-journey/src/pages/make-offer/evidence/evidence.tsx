import { useState, type ReactNode } from 'react';
import {
  comparableCount,
  indicatedValue,
  sizeToCompare,
  type AssessedHome,
  type Offer,
  type OfferComparable,
} from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName, PlusIcon, useFocusAfter } from '@hearthway/web-kit';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useMutation } from '@tanstack/react-query';
import { OldSaleNote, SaleRow } from '../../../features/comparable-sales/index.js';
import { aboutPrice } from '../../../features/estimates/index.js';
import { useToday } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { RowNote, Rows } from '../../../features/rows/index.js';
import { useSaveDraft } from '../draft/save-draft.js';
import { StepFooter } from '../draft/step-footer.js';
import { addressOf } from '../offer-address.js';
import { ComparableDialog } from './comparable-dialog.js';
import { SavedSales } from './saved-sales.js';
import css from './evidence.module.css';

interface EvidenceProps {
  readonly offer: Offer;
  readonly home: AssessedHome | undefined;
}

/** A sale to add, or one to change. */
interface Open {
  readonly sale?: OfferComparable;
  readonly replaces?: OfferComparable;
}

/** The sales that the price rests on: three to six, picked or typed. */
export function Evidence({ offer, home }: EvidenceProps): ReactNode {
  const { comparables } = offer;
  const [open, setOpen] = useState<Open>();
  const changing = useSalesChange(offer);
  useFocusAfter(open !== undefined, () => document.getElementById('step-title'));
  const isFull = comparables.length >= comparableCount.most;
  const squareFeet = sizeToCompare(comparables, home?.squareFeet ?? null);
  return (
    <>
      <p className={parts['lead']}>
        Add {comparableCount.fewest} to {comparableCount.most} homes like {offer.address} that sold nearby in the last
        six months. An agent, a listing site, or the county’s records have them.
      </p>
      {comparables.length > 0 && (
        <Rows>
          {comparables.map((sale) => (
            <Sale
              key={JSON.stringify(sale)}
              sale={sale}
              squareFeet={squareFeet}
              onEdit={() => {
                setOpen({ sale, replaces: sale });
              }}
              onRemove={() => {
                changing.mutate({ replaces: sale });
              }}
            />
          ))}
        </Rows>
      )}
      {comparables.length > 0 && (
        <p className={parts['note']}>
          {squareFeet === null
            ? 'What each sale says about your home: its price, with what you added or took off. Add every size, and sizes count, too.'
            : `What each sale says about your home: its price, with what you added or took off, for ${formatInteger(squareFeet)} square feet.`}
        </p>
      )}
      {changing.error && !open && (
        <Alert tone="danger" title="We couldn’t save your sales">
          {changing.error.message}
        </Alert>
      )}
      {isFull ? (
        <p className={parts['note']}>Six is enough. To use another one, remove one of these first.</p>
      ) : (
        <>
          <Button
            variant={comparables.length < comparableCount.fewest ? 'primary' : 'secondary'}
            icon={<PlusIcon size={18} />}
            className={parts['add']}
            onClick={() => {
              setOpen({});
            }}
          >
            Add a sale
          </Button>
          <SavedSales
            home={home}
            used={comparables}
            onPick={(sale) => {
              setOpen({ sale });
            }}
          />
        </>
      )}
      <StepFooter offerId={offer.id} step="evidence">
        <PageLink
          to={addressOf(offer.id, 'price')}
          className={buttonClassName({ variant: isEnough(offer) ? 'primary' : 'secondary' })}
        >
          {comparables.length === 0 ? 'Continue without sales' : 'Continue'}
        </PageLink>
      </StepFooter>
      {open && (
        <ComparableDialog
          isChange={open.replaces !== undefined}
          sale={open.sale}
          onClose={() => {
            setOpen(undefined);
          }}
          onSave={async (sale) => {
            await changing.mutateAsync({ sale, replaces: open.replaces });
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}

const isEnough = ({ comparables }: Offer): boolean => comparables.length >= comparableCount.fewest;

interface SalesChange {
  readonly sale?: OfferComparable;
  /** Taken away, or replaced by `sale`. */
  readonly replaces?: OfferComparable | undefined;
}

/** Adds, replaces, or removes a sale. After a change elsewhere, saving again does it to the newer list. */
function useSalesChange({ id, comparables }: Offer) {
  const save = useSaveDraft(id);
  return useMutation<Offer, Error, SalesChange>({
    mutationFn({ sale, replaces }) {
      const isKept = (one: OfferComparable): boolean => JSON.stringify(one) !== JSON.stringify(replaces);
      const place = comparables.findIndex((one) => !isKept(one));
      const others = comparables.filter(isKept);
      const changed = sale ? others.toSpliced(place === -1 ? others.length : place, 0, sale) : others;
      return save('comparables', changed, comparables);
    },
  });
}

interface SaleProps {
  readonly sale: OfferComparable;
  readonly squareFeet: number | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Sale({ sale, squareFeet, onEdit, onRemove }: SaleProps): ReactNode {
  const { adjustmentCents, note } = sale;
  return (
    <SaleRow
      sale={sale}
      titleAs="h3"
      beside={
        <p className={css['value']}>
          <span className={parts['note']}>Your home</span> about {aboutPrice(indicatedValue(sale, squareFeet))}
        </p>
      }
      onEdit={onEdit}
      onRemove={onRemove}
    >
      {adjustmentCents !== 0 && (
        <RowNote>
          {adjustmentCents > 0 ? 'Plus' : 'Minus'} {formatCents(Math.abs(adjustmentCents))}
          {note && `: ${note}`}
        </RowNote>
      )}
      <OldSaleNote sale={sale} today={useToday()}>
        It still counts toward your price, but prices may have moved since.
      </OldSaleNote>
    </SaleRow>
  );
}
