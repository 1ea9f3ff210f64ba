import { lazyPart } from '@hearthway/web-kit/slice';
import { ContractLoading, ContractError } from './components/contract-states.js';

/** The home under contract with its deadlines; without one, where a buyer enters a contract that was signed elsewhere. */
export const LazyContract = lazyPart(async () => (await import('./components/contract.js')).Contract, {
  waiting: <ContractLoading />,
  failed: (retry) => <ContractError onRetry={retry} />,
});
