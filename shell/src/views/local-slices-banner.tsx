import { localSlices } from '@hearthway/contracts/constants';
import type { LocalSlice } from '@hearthway/contracts/releases';
import type { ReactNode } from 'react';
import { Banner } from './banner.js';

const list = new Intl.ListFormat('en-US');

export function LocalSlicesBanner({ slices }: { slices: readonly LocalSlice[] }): ReactNode {
  const names = list.format(slices.map(({ slice, origin }) => `${slice} from ${origin}`));
  return (
    <Banner label="Local slices" leave={{ href: `/?${localSlices.parameter}=`, text: 'Leave' }}>
      <strong>You’re looking at work in progress.</strong> Only this browser shows {names}. If it’s missing below, start
      its server again.
    </Banner>
  );
}
