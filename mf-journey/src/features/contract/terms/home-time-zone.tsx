import type { ReactNode } from 'react';
import { propertyTimeZones, type PropertyTimeZone } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';

interface HomeTimeZoneProps extends ContractField<string> {
  /** Of the home’s state. */
  readonly zones: readonly PropertyTimeZone[];
}

/** Asks whose clock deadlines end by, in a state that has several. */
export function HomeTimeZone({ zones, ...field }: HomeTimeZoneProps): ReactNode {
  return (
    <Select
      {...field}
      label="The home’s time zone"
      help="Your state has more than one. Deadlines end by the home’s clock."
      options={zones.map((zone) => ({ value: zone, label: propertyTimeZones[zone] }))}
    />
  );
}
