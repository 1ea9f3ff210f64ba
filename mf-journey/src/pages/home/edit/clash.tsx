import { useEffect, useRef, type ReactNode } from 'react';
import { marketStatuses, propertyTypes, usStates, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { useMutation } from '@tanstack/react-query';
import { factNames, valuesOf } from '../../../features/home-form/index.js';
import type { Clashing } from './use-change-home.js';
import css from './clash.module.css';

interface ClashProps {
  readonly clashing: Clashing;
  readonly onChoose: (entry: HomeEntry) => Promise<Clashing | undefined>;
  readonly onClash: (clashing: Clashing | undefined) => void;
}

/** Facts that were changed here and somewhere else, side by side. */
export function Clash({ clashing: { mine, newer, clashes }, onChoose, onClash }: ClashProps): ReactNode {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus();
  }, [clashes]);
  const choice = useMutation({ mutationFn: onChoose, onSuccess: onClash });
  const isChosen = (entry: HomeEntry): boolean => choice.isPending && choice.variables === entry;
  return (
    <div className={css['clash']}>
      <h3 ref={titleRef} tabIndex={-1}>
        These facts changed somewhere else, too
      </h3>
      <p>Nothing is lost until you choose. Everything else you changed is saved either way.</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">The newer version</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((fact) => (
            <tr key={fact}>
              <th scope="row">{factNames[fact]}</th>
              <td>{factText(mine, fact)}</td>
              <td>{factText(newer, fact)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {choice.error && (
        <Alert tone="danger" title="We couldn’t save these facts">
          {choice.error.message}
        </Alert>
      )}
      <div className={css['choices']}>
        {(
          [
            ['Use the newer version', newer, 'secondary'],
            ['Keep mine', mine, 'primary'],
          ] as const
        ).map(([text, entry, variant]) => (
          <Button
            key={text}
            variant={variant}
            pending={isChosen(entry)}
            pendingText="Saving…"
            onClick={() => {
              if (!choice.isPending) choice.mutate(entry);
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}

const labels: ReadonlyMap<HomeFact, ReadonlyMap<string, string>> = new Map<HomeFact, ReadonlyMap<string, string>>([
  ['propertyType', new Map(Object.entries(propertyTypes))],
  ['marketStatus', new Map(Object.entries(marketStatuses))],
  ['state', new Map(usStates)],
]);

const moneyFacts: readonly HomeFact[] = ['priceCents', 'hoaMonthlyCents', 'propertyTaxAnnualCents'];

/** As the form shows it. */
function factText(entry: HomeEntry, fact: HomeFact): string {
  const shown = valuesOf(entry)[fact];
  if (shown === '') return 'Not known';
  if (moneyFacts.includes(fact)) return `$${shown}`;
  return labels.get(fact)?.get(shown) ?? (typeof entry[fact] === 'boolean' ? (entry[fact] ? 'Yes' : 'No') : shown);
}
