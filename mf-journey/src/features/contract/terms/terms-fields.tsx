import type { ReactNode } from 'react';
import {
  contingencyNames,
  termName,
  usStates,
  type AssessedHome,
  type Contingency,
} from '@hearthway/contracts/journey';
import { Alert, Select, TextField } from '@hearthway/web-kit';
import { useToday } from '../../local-time/index.js';
import { MoneyControl, MoreFields, Pair } from '../../typed-form/index.js';
import { HomeTimeZone } from './home-time-zone.js';
import { homeValues, leadPaintValues, stateOf, zonesOf, type TermsForm } from './terms-form.js';
import { WindowFields } from './window-fields.js';
import css from './terms.module.css';

interface TermsFieldsProps {
  readonly form: TermsForm;
  /** On the board. What one already says is filled in. */
  readonly homes: readonly AssessedHome[];
  /** Whether saving marks an offer for this home as accepted. */
  readonly acceptsOffer: (homeId: string) => boolean;
}

/** Everything that a signed contract says: what nearly every one has, then the rest. */
export function TermsFields({ form, homes, acceptsOffer }: TermsFieldsProps): ReactNode {
  const isCash = form.methods.watch('financing') === 'cash';
  const state = stateOf(form.methods.watch('state'));
  const today = useToday();
  return (
    <>
      <p>Copy it from the signed pages. You can compare and correct each date afterward.</p>
      <HomeFields form={form} homes={homes} acceptsOffer={acceptsOffer} />
      <Group title="Price and deposits">
        <Pair>
          <MoneyControl form={form} name="priceCents" label="Price" />
          <Select {...form.field('financing')} label="How you pay" options={financings} />
        </Pair>
        <Pair>
          <MoneyControl form={form} name="earnestMoneyCents" label="Earnest money" help="0 if there is none" />
          <MoneyControl
            form={form}
            name="optionFeeCents"
            label={termName('optionFeeCents', state)}
            help="Leave it empty if there is none"
          />
        </Pair>
      </Group>
      <Group title="Days">
        <Pair>
          <TextField
            {...form.field('effectiveOn')}
            label="Effective date"
            help="When the last party signed and everyone was told"
            type="date"
            min="2026-01-01"
            max={today}
          />
          <TextField {...form.field('closingOn')} label="Closing day" type="date" max="2099-12-31" />
        </Pair>
      </Group>
      <Group title="Your rights to leave">
        <p>
          Where your contract doesn’t say it, we use your state’s rule, if there is one. Waived means you gave it up.
        </p>
        <WindowFields form={form} name="contingencies.inspection" label={termName('inspectionDays', state)} />
        {!isCash && <WindowFields form={form} name="contingencies.financing" label={contingencyNames.financing} />}
        <WindowFields form={form} name="contingencies.appraisal" label={contingencyNames.appraisal} />
      </Group>
      <MoreTerms form={form} />
    </>
  );
}

function HomeFields({ form, homes, acceptsOffer }: TermsFieldsProps): ReactNode {
  const { onChange, ...homeId } = form.field('homeId');
  const { onChange: onStateChange, ...state } = form.field('state');
  const zones = zonesOf(form.methods.watch('state'));
  const showUsualZone = (chosen: string): void => {
    form.methods.setValue('timeZone', zonesOf(chosen)[0] ?? '');
  };
  return (
    <Group title="The home">
      {homes.length > 0 && (
        <Select
          {...homeId}
          label="On your board"
          options={homes.map(({ id, address }) => ({ value: id, label: address }))}
          placeholder="Not on my board"
          onChange={(event) => {
            const home = homes.find(({ id }) => id === event.target.value);
            if (home) {
              for (const [name, value] of entriesOf(homeValues(home))) form.methods.setValue(name, value);
              form.methods.setValue('contingencies.leadPaint', leadPaintValues(home));
              showUsualZone(home.state ?? '');
            }
            return onChange(event);
          }}
        />
      )}
      <HomeNotes form={form} homes={homes} acceptsOffer={acceptsOffer} />
      <TextField {...form.field('address')} label="Address" autoComplete="off" />
      <Pair>
        <Select
          {...state}
          label="State"
          placeholder="Choose"
          options={states}
          onChange={(event) => {
            showUsualZone(event.target.value);
            return onStateChange(event);
          }}
        />
        {zones.length > 1 && <HomeTimeZone {...form.field('timeZone')} zones={zones} />}
      </Pair>
    </Group>
  );
}

/** What follows from the chosen home. */
function HomeNotes({ form, homes, acceptsOffer }: TermsFieldsProps): ReactNode {
  const homeId = form.methods.watch('homeId');
  const leadPaint = form.methods.watch('contingencies.leadPaint.kind');
  const home = homes.find(({ id }) => id === homeId);
  if (!home) return null;
  const isAccepted = acceptsOffer(home.id);
  const hasTest = leadPaint === 'days' && leadPaintValues(home).kind === 'days';
  if (!isAccepted && !hasTest) return null;
  return (
    <Alert announce="polite" className={css['notes']}>
      {isAccepted && <p>Your offer for this home will be marked as accepted.</p>}
      {hasTest && (
        <p>
          The home was built before 1978, so we count ten days for a lead-paint test. If your contract says otherwise,
          change it under “{moreSummary}.”
        </p>
      )}
    </Alert>
  );
}

const moreSummary = 'More that your contract may say';

const moreWindows = [
  'inspectionResolution',
  'title',
  'hoa',
  'insurance',
  'homeSale',
  'leadPaint',
] as const satisfies readonly Contingency[];

/** What only some contracts say. */
function MoreTerms({ form }: { readonly form: TermsForm }): ReactNode {
  return (
    <MoreFields summary={moreSummary} submitCount={form.methods.formState.submitCount}>
      <div className={css['group']}>
        <WindowFields form={form} name="deposit" label="Deposits due" />
        {moreWindows.map((name) => (
          <WindowFields key={name} form={form} name={`contingencies.${name}`} label={contingencyNames[name]} />
        ))}
        <Pair>
          <TextField {...form.field('titleReceivedOn')} label="You got the title papers on" type="date" />
          <TextField {...form.field('hoaReceivedOn')} label="You got the HOA documents on" type="date" />
        </Pair>
        <Pair>
          <Select {...form.field('rollsOver')} label="Dates on a weekend or holiday" options={rollOvers} />
          <TextField {...form.field('possessionOn')} label="You get the keys on" help="If not at closing" type="date" />
        </Pair>
      </div>
    </MoreFields>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{title}</legend>
      {children}
    </fieldset>
  );
}

const entriesOf = (values: ReturnType<typeof homeValues>) =>
  Object.entries(values) as [keyof ReturnType<typeof homeValues>, string][];

const states = usStates.map(([value, label]) => ({ value, label }));
const financings = [
  { value: 'loan', label: 'With a loan' },
  { value: 'cash', label: 'In cash' },
];
const rollOvers = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Move to the next business day' },
  { value: 'no', label: 'Stay where they are' },
];
