import { lazyPart } from '@hearthway/web-kit/slice';
import { RatesError } from './components/rates-error.js';
import { RatesSkeleton } from './components/rates-skeleton.js';

export const LazyCurrentRates = lazyPart(async () => (await import('./components/current-rates.js')).CurrentRates, {
  waiting: <RatesSkeleton />,
  failed: (retry) => <RatesError onRetry={retry} />,
});
