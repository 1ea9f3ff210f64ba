import { Card, ErrorState, LoadingText } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';

/** The home under contract and its deadlines, or the last that the buyer closed on; nothing without either. */
export const ContractRoom = lazyPart(async () => (await import('./components/contract-room.js')).ContractRoom, {
  waiting: <LoadingText>Loading your contract</LoadingText>,
  failed: (retry) => (
    <Card>
      <ErrorState title="We couldn’t load your contract" headingLevel={2} onRetry={retry}>
        <p>Your dates are safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  ),
});
