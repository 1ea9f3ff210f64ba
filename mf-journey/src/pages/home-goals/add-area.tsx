import { useState, type ReactNode, type SubmitEvent } from 'react';
import { fairHousingMessage } from '@hearthway/contracts/fair-housing';
import { area as areaSchema, areaText, zipMessage, type Area } from '@hearthway/contracts/home-goals';
import { listCounties, usStateCodes, usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { Button, PlusIcon, Select, TextField } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { preApprovalInfoQuery } from '../../features/pre-approval/index.js';
import { OwnWordsField } from './own-words-field.js';
import css from './home-goals.module.css';

interface AddAreaProps {
  readonly areas: readonly Area[];
  readonly onAdd: (area: Area) => void;
  readonly onCancel?: () => void;
}

const kinds = { county: 'County', zip: 'ZIP code', commute: 'Travel time to a place' } as const satisfies Readonly<
  Record<Area['kind'], string>
>;
const minuteChoices = [10, 15, 20, 30, 45, 60, 90];

interface Entry {
  readonly kind: Area['kind'];
  /** Empty until it is chosen. */
  readonly state: UsStateCode | '';
  readonly county: string;
  readonly zip: string;
  readonly place: string;
  readonly minutes: number;
}

export function AddArea({ areas, onAdd, onCancel }: AddAreaProps): ReactNode {
  const usual = useUsualState(areas);
  const [typed, setTyped] = useState<Partial<Entry>>({});
  const [wasTried, setWasTried] = useState(false);
  const entry: Entry = { kind: 'county', state: usual, county: '', zip: '', place: '', minutes: 30, ...typed };
  const problem = problemWith(areas, entry);
  const change = (part: Partial<Entry>): void => {
    setTyped({ ...typed, ...part });
  };
  const errorAt = (name: keyof Entry): string | undefined =>
    wasTried && problem?.name === name ? problem.message : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (problem) {
      setWasTried(true);
      event.currentTarget.querySelector<HTMLElement>(`[name="${problem.name}"]`)?.focus();
    } else {
      onAdd(areaSchema.parse(areaOf(entry)));
      setTyped({});
      setWasTried(false);
    }
  };
  return (
    <form className={css['panel']} noValidate aria-label="Add an area" onSubmit={submit}>
      <div className={css['fields']}>
        <Select
          name="kind"
          label="Kind of area"
          reserveError={false}
          value={entry.kind}
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            change({ kind: target.value as Area['kind'] });
            setWasTried(false);
          }}
        />
        {entry.kind === 'county' && <CountyFields entry={entry} errorAt={errorAt} onChange={change} />}
        {entry.kind === 'zip' && (
          <TextField
            name="zip"
            label="ZIP code"
            reserveError={false}
            inputMode="numeric"
            autoComplete="off"
            value={entry.zip}
            error={errorAt('zip')}
            onChange={({ target }) => {
              change({ zip: target.value });
            }}
          />
        )}
        {entry.kind === 'commute' && (
          <Select
            name="minutes"
            label="Minutes at most"
            reserveError={false}
            value={String(entry.minutes)}
            options={minuteChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
            onChange={({ target }) => {
              change({ minutes: Number(target.value) });
            }}
          />
        )}
      </div>
      {entry.kind === 'commute' && (
        <OwnWordsField
          name="place"
          label="To which place"
          help="A name you know it by, such as “my office” or “Lincoln School”"
          value={entry.place}
          sense="wish"
          error={errorAt('place')}
          onChange={(place) => {
            change({ place });
          }}
        />
      )}
      <div className={css['actions']}>
        <Button type="submit" size="small" variant="secondary" icon={<PlusIcon size={18} />}>
          Add area
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface CountyFieldsProps {
  readonly entry: Entry;
  readonly errorAt: (name: keyof Entry) => string | undefined;
  readonly onChange: (part: Partial<Entry>) => void;
}

function CountyFields({ entry: { state, county }, errorAt, onChange }: CountyFieldsProps): ReactNode {
  const counties = useQuery({
    ...operationQuery(useCaller(), listCounties, { query: { state: state || 'TX' } }),
    staleTime: Infinity,
    enabled: state !== '',
  });
  const isFailed = counties.isError && !counties.isFetching;
  return (
    <>
      <Select
        name="state"
        label="State"
        reserveError={false}
        placeholder="Choose a state"
        value={state}
        options={usStates.map(([value, label]) => ({ value, label }))}
        error={errorAt('state')}
        onChange={({ target }) => {
          onChange({ state: usStateCodes.find((code) => code === target.value) ?? '', county: '' });
        }}
      />
      <Select
        name="county"
        label="County"
        reserveError={false}
        placeholder={counties.isLoading ? 'Loading counties…' : 'Choose a county'}
        value={county}
        disabled={!counties.data}
        options={(counties.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        error={isFailed ? 'We couldn’t load the counties. Add a ZIP code, or try again.' : errorAt('county')}
        {...(isFailed && {
          labelEnd: (
            <Button variant="quiet" size="small" onClick={() => void counties.refetch()}>
              Try again
            </Button>
          ),
        })}
        onChange={({ target }) => {
          onChange({ county: target.value });
        }}
      />
    </>
  );
}

/** The state of the area added last, or else where the buyer said they are looking. */
function useUsualState(areas: readonly Area[]): UsStateCode | '' {
  const { data } = useQuery(preApprovalInfoQuery(useCaller()));
  return areas.findLast((area) => area.kind === 'county')?.state ?? data?.propertyState ?? '';
}

interface Problem {
  readonly name: keyof Entry;
  readonly message: string;
}

function problemWith(areas: readonly Area[], entry: Entry): Problem | undefined {
  if (entry.kind === 'county' && entry.state === '') return { name: 'state', message: 'Please choose a state' };
  const name = ({ county: 'county', zip: 'zip', commute: 'place' } as const)[entry.kind];
  const parsed = areaSchema.safeParse(areaOf(entry));
  if (!parsed.success) return { name, message: parsed.error.issues[0]?.message ?? 'Please check this' };
  const text = areaText(parsed.data).toLowerCase();
  if (areas.some((one) => areaText(one).toLowerCase() === text)) {
    return { name, message: 'This area is on your list already' };
  }
  const message = messageFor(parsed.data);
  return message === undefined ? undefined : { name, message };
}

function messageFor(area: Area): string | undefined {
  if (area.kind === 'zip') return zipMessage(area.zip);
  return area.kind === 'commute' ? fairHousingMessage(area.place) : undefined;
}

function areaOf({ kind, state, county, zip, place, minutes }: Entry) {
  if (kind === 'county') return { kind, state, county };
  return kind === 'zip' ? { kind, zip: zip.trim() } : { kind, place, minutes };
}
