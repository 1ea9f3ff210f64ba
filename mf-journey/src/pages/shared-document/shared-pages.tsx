import { useState, type ReactNode } from 'react';
import { readSharedPage } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { Alert, Button } from '@hearthway/web-kit';
import css from './shared-document.module.css';

interface SharedPagesProps {
  readonly token: string;
  readonly count: number;
}

/** Pictures that the service draws: the file itself isn’t here. Each is drawn once it is scrolled to. */
export function SharedPages({ token, count }: SharedPagesProps): ReactNode {
  return (
    <ol className={css['pages']}>
      {Array.from({ length: count }, (_, place) => (
        <SharedPage
          key={place}
          name={`Page ${place + 1} of ${count}`}
          address={operationPath(readSharedPage, { token, page: String(place + 1) })}
        />
      ))}
    </ol>
  );
}

interface SharedPageProps {
  readonly name: string;
  readonly address: string;
}

function SharedPage({ name, address }: SharedPageProps): ReactNode {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  if (state === 'failed') {
    return (
      <li>
        <Alert
          tone="danger"
          title={`${name} didn’t load`}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setState('waiting');
              }}
            >
              Try again
            </Button>
          }
        >
          Check your connection. The link may also have been turned off meanwhile.
        </Alert>
      </li>
    );
  }
  return (
    <li className={css['page']} data-state={state}>
      <img
        className={css['picture']}
        src={address}
        alt={name}
        loading="lazy"
        draggable={false}
        onLoad={() => {
          setState('shown');
        }}
        onError={() => {
          setState('failed');
        }}
      />
      <p aria-hidden="true" className={css['number']}>
        {name}
      </p>
    </li>
  );
}
