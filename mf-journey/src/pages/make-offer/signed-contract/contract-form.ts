import {
  contingencyNames,
  contractLimits,
  purchaseTerms,
  stateTimeZones,
  usStateCodes,
  type AssessedHome,
  type Contingency,
  type ContractWindow,
  type PropertyTimeZone,
  type PurchaseTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import {
  readCents,
  readWhole,
  required,
  typedCents,
  typedForm,
  type AddError,
} from '../../../features/typed-form/index.js';

/** What the controls hold. A window without days isn’t in the contract. */
export interface ContractValues extends Record<string, string> {
  /** Empty for a home that isn’t on the board. */
  readonly homeId: string;
  readonly address: string;
  readonly state: string;
  /** Empty for the usual one of the state. */
  readonly timeZone: string;
  readonly priceCents: string;
  readonly financing: string;
  readonly earnestMoneyCents: string;
  readonly optionFeeCents: string;
  readonly effectiveOn: string;
  readonly closingOn: string;
  readonly inspectionDays: string;
  readonly financingDays: string;
  readonly appraisalDays: string;
  readonly titleDays: string;
  readonly hoaDays: string;
  readonly homeSaleDays: string;
}

/** Of the home that is closest to a contract, if there is one. */
export function firstValues(home: AssessedHome | undefined): ContractValues {
  return {
    ...valuesOf(home),
    timeZone: '',
    financing: 'loan',
    earnestMoneyCents: '',
    optionFeeCents: '',
    effectiveOn: '',
    closingOn: '',
    inspectionDays: '',
    financingDays: '',
    appraisalDays: '',
    titleDays: '',
    hoaDays: '',
    homeSaleDays: '',
  };
}

/** What a home on the board answers. */
export function valuesOf(
  home: AssessedHome | undefined,
): Pick<ContractValues, 'homeId' | 'address' | 'state' | 'priceCents'> {
  const place = home ? [home.address, home.city, home.state].filter(Boolean).join(', ') : '';
  return {
    homeId: home?.id ?? '',
    address: place.length > contractLimits.address && home ? home.address : place,
    state: home?.state ?? '',
    priceCents: typedCents(home?.priceCents),
  };
}

const readState = (typed: string): UsStateCode | null => usStateCodes.find((code) => code === typed) ?? null;

/** The usual one of the state first. */
export function zonesOf(typedState: string): readonly PropertyTimeZone[] {
  const state = readState(typedState);
  return state ? stateTimeZones[state] : [];
}

/** Windows and days that the form doesn’t ask for are as usual. Each date can be corrected once it is counted. */
export const contractSchema = typedForm<ContractValues, PurchaseTerms>(purchaseTerms, (values, addError) => {
  const { homeId, address, state, timeZone, effectiveOn, closingOn } = values;
  const zones = zonesOf(state);
  const cash = values.financing === 'cash';
  return {
    homeId: homeId === '' ? null : homeId,
    address: address.trim(),
    state: required(readState(state), 'state', addError, 'Choose the state'),
    timeZone: required(
      zones.find((zone) => zone === timeZone) ?? zones[0] ?? null,
      'state',
      addError,
      'Choose the state',
    ),
    priceCents: required(
      readCents(values.priceCents, 'priceCents', addError),
      'priceCents',
      addError,
      'Enter the price',
    ),
    financing: cash ? 'cash' : 'loan',
    effectiveOn,
    earnestMoneyCents: readCents(values.earnestMoneyCents, 'earnestMoneyCents', addError) ?? 0,
    optionFeeCents: readCents(values.optionFeeCents, 'optionFeeCents', addError) ?? 0,
    deposit: { kind: 'none' },
    contingencies: {
      ...noWindows,
      inspection: readWindow(values.inspectionDays, 'inspectionDays', addError),
      financing: cash ? { kind: 'none' } : readWindow(values.financingDays, 'financingDays', addError),
      appraisal: readWindow(values.appraisalDays, 'appraisalDays', addError),
      title: readWindow(values.titleDays, 'titleDays', addError),
      hoa: readWindow(values.hoaDays, 'hoaDays', addError),
      homeSale: readWindow(values.homeSaleDays, 'homeSaleDays', addError),
    },
    titleReceivedOn: null,
    hoaReceivedOn: null,
    rollsOver: null,
    closingOn,
    possessionOn: null,
  };
});

const noWindows = Object.fromEntries(Object.keys(contingencyNames).map((name) => [name, { kind: 'none' }])) as Readonly<
  Record<Contingency, ContractWindow>
>;

function readWindow(typed: string, control: keyof ContractValues & string, addError: AddError): ContractWindow {
  const days = readWhole(typed, control, addError);
  if (days !== null && days > contractLimits.days) addError(control, `Enter ${contractLimits.days} days or fewer`);
  return days === null ? { kind: 'none' } : { kind: 'days', days, time: null };
}
