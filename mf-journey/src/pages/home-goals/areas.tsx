import type { ReactNode } from 'react';
import { area as areaSchema, areaText, homeGoalLimits, type Area, type GoalSet } from '@hearthway/contracts/home-goals';
import { fairHousingMessage } from '@hearthway/contracts/fair-housing';
import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { Badge, Button, Card, Combobox, IconButton, PlusIcon, Select, TextField, TrashIcon } from '@hearthway/web-kit';
import { useContractForm, useControlledField, type ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { countiesQuery } from '../../features/financial-profile/index.js';
import { typedForm } from '../../features/typed-form/index.js';
import { withArea, withoutArea } from './goal-edits.js';
import { ImportanceSelect } from './importance-select.js';
import { OwnWordsField } from './own-words-field.js';
import css from './home-goals.module.css';

interface AreasProps {
  readonly set: GoalSet;
  /** In percent of all goals; undefined without areas. */
  readonly weight: number | undefined;
  readonly onChange: (set: GoalSet) => void;
}

export function Areas({ set, weight, onChange }: AreasProps): ReactNode {
  const isFull = set.areas.length >= homeGoalLimits.areas;
  return (
    <Card as="section" aria-labelledby="areas-heading" className={css['areas']}>
      <div className={css['list-head']}>
        <h2 id="areas-heading" tabIndex={-1} className={css['heading']}>
          Where you’d live
        </h2>
        {weight !== undefined && <Badge>{weight}%</Badge>}
      </div>
      <p className={css['quiet']}>One area is enough for a home to count. Travel times are yours to check.</p>
      {set.areas.length > 0 && (
        <>
          <ul className={css['area-list']}>
            {set.areas.map((area, index) => (
              <li key={areaText(area)} className={css['area']}>
                <span className={css['row-text']}>{areaText(area)}</span>
                <IconButton
                  label={`Remove ${areaText(area)}`}
                  icon={<TrashIcon size={18} />}
                  onClick={() => {
                    onChange(withoutArea(set, index));
                    document.getElementById('areas-heading')?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          <ImportanceSelect
            value={set.areaImportance}
            onChange={(areaImportance) => {
              onChange({ ...set, areaImportance });
            }}
          />
        </>
      )}
      {isFull ? (
        <p className={css['quiet']}>Your list is full at {homeGoalLimits.areas} areas.</p>
      ) : (
        <AddArea set={set} onChange={onChange} />
      )}
    </Card>
  );
}

type Kind = Area['kind'];
const kinds: Readonly<Record<Kind, string>> = {
  county: 'County',
  city: 'City or town',
  zip: 'ZIP code',
  commute: 'Travel time to a place',
};

interface Values {
  readonly kind: Kind;
  readonly state: UsStateCode;
  readonly county: string;
  readonly city: string;
  readonly zip: string;
  readonly place: string;
  readonly minutes: string;
}

const noText = { county: '', city: '', zip: '', place: '' };

function AddArea({ set, onChange }: Omit<AreasProps, 'weight'>): ReactNode {
  const form = useContractForm<Values, Area>({
    schema: formOf(set),
    defaultValues: { kind: 'county', state: lastState(set) ?? 'TX', ...noText, minutes: '30' },
    send(area) {
      onChange(withArea(set, area));
      form.methods.reset({ ...form.methods.getValues(), ...noText });
    },
  });
  const [kind, state] = form.methods.watch(['kind', 'state']);
  const city = useControlledField(form, 'city');
  const place = useControlledField(form, 'place');
  return (
    <form className={css['add']} noValidate onSubmit={form.onSubmit}>
      <div className={css['fields']}>
        <Select
          {...form.field('kind')}
          label="Kind of area"
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        />
        {(kind === 'county' || kind === 'city') && (
          <Select
            {...form.field('state')}
            label="State"
            options={usStates.map(([value, label]) => ({ value, label }))}
            onChange={(event) => {
              void form.field('state').onChange(event);
              form.methods.setValue('county', '');
            }}
          />
        )}
        {kind === 'county' && <CountyField form={form} state={state} />}
        {kind === 'zip' && (
          <TextField {...form.field('zip')} label="ZIP code" inputMode="numeric" autoComplete="off" maxLength={5} />
        )}
        {kind === 'commute' && (
          <TextField {...form.field('minutes')} label="Minutes at most" inputMode="numeric" autoComplete="off" />
        )}
      </div>
      {kind === 'city' && (
        <OwnWordsField {...city} label="City or town" help="Such as Austin" maxLength={homeGoalLimits.textLength} />
      )}
      {kind === 'commute' && (
        <OwnWordsField
          {...place}
          label="To which place"
          help="A name you know it by, such as “my office” or “Lincoln School”"
          maxLength={homeGoalLimits.textLength}
        />
      )}
      <Button type="submit" variant="secondary" icon={<PlusIcon size={18} />} className={css['add-button']}>
        Add area
      </Button>
    </form>
  );
}

interface CountyFieldProps {
  readonly form: ContractForm<Values, Area>;
  readonly state: UsStateCode;
}

function CountyField({ form, state }: CountyFieldProps): ReactNode {
  const { session } = usePlatform();
  const counties = useQuery(countiesQuery(session, state));
  const field = useControlledField(form, 'county');
  return (
    <Combobox
      {...field}
      label="County"
      options={(counties.data ?? []).map(({ name }) => ({ value: name, label: name }))}
      placeholder={counties.isPending ? 'Loading…' : 'Type to search'}
      error={counties.isError ? 'We couldn’t load the counties. Choose the state again, or add a city.' : field.error}
    />
  );
}

/** Which control a part of an area is typed into. */
const controls: Readonly<Record<Kind, keyof Values>> = { county: 'county', city: 'city', zip: 'zip', commute: 'place' };

/** Reads an area that isn’t among those of the set. */
function formOf(set: GoalSet): ReturnType<typeof typedForm<Values, Area>> {
  return typedForm<Values, Area>(areaSchema, (values, addError) => {
    const area = candidateOf(values);
    const parsed = areaSchema.safeParse(area);
    if (!parsed.success) {
      const { issues } = parsed.error;
      const isMinutes = ({ path }: { readonly path: readonly PropertyKey[] }): boolean => path[0] === 'minutes';
      const inText = issues.find((issue) => !isMinutes(issue));
      if (issues.some(isMinutes)) {
        addError('minutes', `Please enter minutes, 5 to ${homeGoalLimits.commuteMinutes}`);
      }
      if (inText) addError(controls[values.kind], inText.message);
      return area;
    }
    const isThere = set.areas.some((one) => areaText(one).toLowerCase() === areaText(parsed.data).toLowerCase());
    const words = values.kind === 'city' ? values.city : values.kind === 'commute' ? values.place : '';
    const reason = isThere ? 'This area is on your list already' : fairHousingMessage(words);
    if (reason !== undefined) addError(controls[values.kind], reason);
    return area;
  });
}

function candidateOf({ kind, state, county, city, zip, place, minutes }: Values): Area {
  if (kind === 'county') return { kind, state, name: county };
  if (kind === 'city') return { kind, state, name: city };
  return kind === 'zip' ? { kind, zip: zip.trim() } : { kind, place, minutes: Number(minutes) };
}

function lastState({ areas }: GoalSet): UsStateCode | undefined {
  return areas.findLast((area) => area.kind === 'city' || area.kind === 'county')?.state;
}
