import type { ReactNode } from 'react';
import { propertyTypes } from '@hearthway/contracts/journey';
import { Checkbox, ChevronDownIcon, Select, TextField } from '@hearthway/web-kit';
import { orders, type Filters, type Order } from './filters.js';
import css from './home-search.module.css';

export interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly count: number;
  readonly total: number;
}

export function FilterBar({ filters, onChange, count, total }: FilterBarProps): ReactNode {
  const change = (part: Partial<Filters>): void => {
    onChange({ ...filters, ...part });
  };
  return (
    <section aria-label="Filter and sort" className={css['filters']}>
      <Select
        label="Sort by"
        value={filters.order}
        options={optionsOf(orders)}
        reserveError={false}
        onChange={({ target }) => {
          change({ order: target.value as Order });
        }}
      />
      <details className={css['more-filters']}>
        <summary>
          Filters <ChevronDownIcon size={18} />
          <span role="status" className={css['count']}>
            {count === total ? `${total} ${total === 1 ? 'home' : 'homes'}` : `${count} of ${total} homes`}
          </span>
        </summary>
        <div className={css['filter-fields']}>
          <TextField
            label="Address or city"
            type="search"
            value={filters.text}
            reserveError={false}
            onChange={({ target }) => {
              change({ text: target.value });
            }}
          />
          <Select
            label="Price up to"
            value={filters.maximumPrice}
            options={prices}
            placeholder="Any"
            reserveError={false}
            onChange={({ target }) => {
              change({ maximumPrice: target.value });
            }}
          />
          <Select
            label="Bedrooms"
            value={filters.minimumBedrooms}
            options={atLeast}
            placeholder="Any"
            reserveError={false}
            onChange={({ target }) => {
              change({ minimumBedrooms: target.value });
            }}
          />
          <Select
            label="Bathrooms"
            value={filters.minimumBathrooms}
            options={atLeast}
            placeholder="Any"
            reserveError={false}
            onChange={({ target }) => {
              change({ minimumBathrooms: target.value });
            }}
          />
          <Select
            label="Type of home"
            value={filters.propertyType}
            options={optionsOf(propertyTypes)}
            placeholder="Any"
            reserveError={false}
            onChange={({ target }) => {
              change({ propertyType: target.value });
            }}
          />
          <Checkbox
            label="Only homes still for sale"
            checked={filters.onlyForSale}
            onChange={({ target }) => {
              change({ onlyForSale: target.checked });
            }}
          />
        </div>
      </details>
    </section>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const atLeast = [1, 2, 3, 4, 5].map((number) => ({ value: String(number), label: `${number} or more` }));
const prices = [200, 300, 400, 500, 600, 750, 1_000, 1_500].map((thousands) => ({
  value: String(thousands * 1_000),
  label: thousands >= 1_000 ? `$${thousands / 1_000} million` : `$${thousands},000`,
}));
