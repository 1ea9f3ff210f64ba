import type { ReactNode } from 'react';
import { homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';
import { Checkbox, Select, type SelectOption } from '@hearthway/web-kit';
import { bedroomChoices, orders, usefulOrders, type HomeView, type Order } from './home-view.js';
import css from './home-search.module.css';

interface FilterBarProps {
  readonly homes: readonly AssessedHome[];
  readonly view: HomeView;
  readonly onChange: (view: HomeView) => void;
  /** Whether the buyer has a budget. */
  readonly hasBudget: boolean;
}

export function FilterBar({ homes, view, onChange, hasBudget }: FilterBarProps): ReactNode {
  const change = (part: Partial<HomeView>): void => {
    onChange({ ...view, ...part });
  };
  return (
    <div role="group" aria-label="Sort and filter" className={css['filters']}>
      <Select
        label="Sort by"
        value={view.order}
        options={usefulOrders(homes, view.order).map((order) => ({ value: order, label: orders[order] }))}
        reserveError={false}
        onChange={({ target }) => {
          change({ order: target.value as Order });
        }}
      />
      <Select
        label="Column"
        value={view.stage ?? ''}
        options={optionsOf(homeStages)}
        placeholder="All"
        reserveError={false}
        onChange={({ target }) => {
          change({ stage: target.value === '' ? undefined : (target.value as HomeStage) });
        }}
      />
      <Select
        label="Bedrooms"
        value={String(view.minimumBedrooms ?? '')}
        options={bedrooms}
        placeholder="Any"
        reserveError={false}
        onChange={({ target }) => {
          change({ minimumBedrooms: target.value === '' ? undefined : Number(target.value) });
        }}
      />
      <div className={css['checks']}>
        {hasBudget && (
          <Checkbox
            label="Within my budget"
            checked={view.withinBudget}
            onChange={({ target }) => {
              change({ withinBudget: target.checked });
            }}
          />
        )}
        <Checkbox
          label="Still for sale"
          checked={view.forSale}
          onChange={({ target }) => {
            change({ forSale: target.checked });
          }}
        />
      </div>
    </div>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const bedrooms = bedroomChoices.map((count) => ({ value: String(count), label: `${count} or more` }));
