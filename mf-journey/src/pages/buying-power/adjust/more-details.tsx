import { memo, useState, type ReactNode } from 'react';
import { residencies, vaFundingFees, type BuyerFigures } from '@hearthway/contracts/affordability';
import { propertyTypes, propertyUses } from '@hearthway/contracts/journey';
import { Checkbox, ChevronDownIcon, Select } from '@hearthway/web-kit';
import css from './adjust.module.css';
import { MoneySlider } from './money-slider.js';
import { PlaceFields as AllPlaceFields } from './place-fields.js';

// A state may have hundreds of counties, too many to render for each step of a slider.
const PlaceFields = memo(AllPlaceFields);

interface MoreDetailsProps {
  readonly figures: BuyerFigures;
  readonly cashCents: number;
  readonly onChange: (change: Partial<BuyerFigures>) => void;
}

/** Values that few buyers need to change. */
export function MoreDetails(props: MoreDetailsProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css['more']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={css['more-title']}>
        <ChevronDownIcon size={18} className={css['chevron']} />
        More details
      </summary>
      {open && <Fields {...props} />}
    </details>
  );
}

function Fields({ figures, cashCents, onChange }: MoreDetailsProps): ReactNode {
  return (
    <div className={css['sliders']}>
      <PlaceFields state={figures.state} countyFips={figures.countyFips} onChange={onChange} />
      <Select
        label="Kind of home"
        reserveError={false}
        value={figures.propertyType ?? ''}
        options={[...(figures.propertyType ? [] : [{ value: '', label: 'Not sure yet' }]), ...optionsOf(propertyTypes)]}
        onChange={({ target }) => {
          onChange({ propertyType: target.value as BuyerFigures['propertyType'] });
        }}
      />
      <Select
        label="How you’ll use it"
        reserveError={false}
        value={figures.propertyUse ?? ''}
        options={[...(figures.propertyUse ? [] : [{ value: '', label: 'Not sure yet' }]), ...optionsOf(propertyUses)]}
        onChange={({ target }) => {
          onChange({ propertyUse: target.value as BuyerFigures['propertyUse'] });
        }}
      />
      {figures.propertyType === 'multi_family' && (
        <Select
          label="Homes in the building"
          reserveError={false}
          value={String(figures.units)}
          options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          onChange={({ target }) => {
            onChange({ units: Number(target.value) });
          }}
        />
      )}
      <MoneySlider
        label="Yearly flood insurance"
        value={figures.annualFloodInsuranceCents}
        maximum={500_000}
        step={5_000}
        onChange={(annualFloodInsuranceCents) => {
          onChange({ annualFloodInsuranceCents });
        }}
      />
      <MoneySlider
        label="Your agent’s fee, if you pay it"
        value={figures.buyerBrokerFeeCents}
        maximum={3_000_000}
        step={50_000}
        help="Part of the cash you need, unless the seller pays it"
        onChange={(buyerBrokerFeeCents) => {
          onChange({ buyerBrokerFeeCents });
        }}
      />
      <Checkbox
        label="Keep the price within my cash"
        help="The down payment, closing costs, and reserves then have to fit."
        checked={figures.cashCents !== null}
        onChange={({ target }) => {
          onChange({ cashCents: target.checked ? cashCents : null });
        }}
      />
      {figures.cashCents !== null && (
        <MoneySlider
          label="Cash you have"
          value={figures.cashCents}
          maximum={10_000_000}
          step={50_000}
          help="For the down payment, closing costs, and reserves"
          onChange={(cents) => {
            onChange({ cashCents: cents });
          }}
        />
      )}
      <Select
        label="VA loan benefit"
        reserveError={false}
        value={figures.vaFundingFee}
        options={optionsOf(vaFundingFees)}
        onChange={({ target }) => {
          onChange({ vaFundingFee: target.value as BuyerFigures['vaFundingFee'] });
        }}
      />
      <Select
        label="Residency"
        optional
        reserveError={false}
        help="Only to say what programs ask. It never changes a price."
        value={figures.residency ?? ''}
        options={[{ value: '', label: 'Prefer not to say' }, ...optionsOf(residencies)]}
        onChange={({ target }) => {
          onChange({ residency: target.value === '' ? null : (target.value as BuyerFigures['residency']) });
        }}
      />
    </div>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
