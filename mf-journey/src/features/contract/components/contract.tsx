import { useState, type ReactNode } from 'react';
import { getContract } from '@hearthway/contracts/journey';
import { Alert, Button, Card } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { TermsDialog } from '../terms/terms-dialog.js';
import { ContractError, ContractLoading } from './contract-states.js';
import { CurrentContract } from './current-contract.js';
import { EarlierContracts } from './earlier-contracts.js';
import css from './contract.module.css';

export function Contract(): ReactNode {
  const { data, isError, refetch, isRefetching } = useQuery({
    ...operationQuery(useCaller(), getContract),
    // The page waits for the same query, so trying again by itself would show and hide this without end.
    retryOnMount: false,
  });
  if (!data) {
    return isError ? <ContractError retrying={isRefetching} onRetry={() => void refetch()} /> : <ContractLoading />;
  }
  const { contract, history } = data;
  const closed = history.find(({ status }) => status === 'closed');
  return (
    <Card as="section" aria-labelledby={titleId} className={css['card']}>
      {contract ? (
        <CurrentContract titleId={titleId} contract={contract} />
      ) : (
        <NoContract closedOn={closed?.terms.address} />
      )}
      <EarlierContracts contracts={history} />
    </Card>
  );
}

const titleId = 'contract';

interface NoContractProps {
  /** The address of the home that the buyer has the keys to. */
  readonly closedOn: string | undefined;
}

function NoContract({ closedOn }: NoContractProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {closedOn !== undefined && (
        <Alert tone="success" announce="off" title={`You closed on ${closedOn}`}>
          Its papers and your first year are in <PageLink to="/closing">Closing</PageLink>.
        </Alert>
      )}
      <h2 id={titleId} tabIndex={-1} className={css['title']}>
        {closedOn === undefined ? 'Already signed a contract?' : 'Signed another contract?'}
      </h2>
      <p className={css['text']}>
        Enter what it says. We count your deadlines, put them in your calendar, and remind you before each one.
      </p>
      <div className={css['actions']}>
        <Button
          variant="secondary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Enter a signed contract
        </Button>
      </div>
      {isOpen && (
        <TermsDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
