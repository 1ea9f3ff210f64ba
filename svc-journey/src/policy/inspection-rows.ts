import {
  cited,
  count,
  generalPractice,
  published,
  row,
  rowsOn,
  secondary,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

/** Whether a state licenses home inspectors: 1 if so, 0 if not. */
export interface InspectorLicenseRow extends PolicyRow<`inspector-license/${string}`> {
  readonly text: string;
  /** Where to look an inspector up. */
  readonly lookups: readonly { readonly name: string; readonly url: string }[];
}

/** Names of the papers that are usual after an inspection. The value says whether the state has forms of its own. */
export interface InspectionFormRow extends PolicyRow<`inspection-form/${string}`> {
  readonly request: string;
  readonly extend: string;
  readonly terminate: string;
  readonly note: string;
}

const inForce = ['2026-01-01'] as const;

/** When these were compared with the pages that they name. */
const read = (source: PolicySource): PolicySource => ({ ...source, checkedOn: '2026-11-29' });

interface License {
  readonly required: boolean;
  readonly text: string;
  readonly lookups: InspectorLicenseRow['lookups'];
}

function licenseRow(scope: string, source: PolicySource, { required, text, lookups }: License): InspectorLicenseRow {
  const name = scope === 'general' ? 'License of home inspectors' : `License of home inspectors, ${scope}`;
  const value = required ? 1 : 0;
  return { ...row(`inspector-license/${scope}`, name, count(value), source, [value, value]), text, lookups };
}

const associations = [
  { name: 'American Society of Home Inspectors', url: 'https://www.homeinspector.org' },
  { name: 'InterNACHI', url: 'https://www.nachi.org' },
] as const;

/** By state; `general` where we have no row of the state’s own. */
export const inspectorLicenseRows: readonly InspectorLicenseRow[] = [
  licenseRow(
    'TX',
    read(
      published(
        'Texas Real Estate Commission: professional inspectors (Occupations Code, chapter 1102)',
        'https://trec.texas.gov/node/152',
        inForce,
      ),
    ),
    {
      required: true,
      text: 'Texas licenses inspectors through the Texas Real Estate Commission. They report on the commission’s own form.',
      lookups: [
        { name: 'Texas Real Estate Commission', url: 'https://www.trec.texas.gov/apps/license-holder-search/' },
      ],
    },
  ),
  licenseRow(
    'FL',
    read(
      published(
        'Florida Department of Business and Professional Regulation: home inspectors (chapter 468, part XV)',
        'https://www2.myfloridalicense.com/home-inspectors/faqs/',
        inForce,
      ),
    ),
    {
      required: true,
      text: 'Florida licenses home inspectors through its Department of Business and Professional Regulation.',
      lookups: [
        {
          name: 'Florida Department of Business and Professional Regulation',
          url: 'https://www.myfloridalicense.com/wl11.asp',
        },
      ],
    },
  ),
  licenseRow(
    'AZ',
    read(
      published(
        'Arizona Revised Statutes 32-122.02: certified home inspectors',
        'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_32-122-02',
        inForce,
      ),
    ),
    {
      required: true,
      text: 'Arizona certifies home inspectors through its Board of Technical Registration.',
      lookups: [{ name: 'Arizona Board of Technical Registration', url: 'https://btr.az.gov' }],
    },
  ),
  licenseRow(
    'NV',
    cited(
      'Nevada Revised Statutes, chapter 645D: inspectors of structures',
      'https://www.leg.state.nv.us/nrs/nrs-645d.html',
      inForce,
    ),
    {
      required: true,
      text: 'Nevada certifies inspectors of structures through its Real Estate Division.',
      lookups: [{ name: 'Nevada Real Estate Division', url: 'https://red.nv.gov' }],
    },
  ),
  licenseRow(
    'TN',
    read(
      published(
        'Rules of the Tennessee Department of Commerce and Insurance 0780-05-12-.04: license of home inspectors',
        'https://casetext.com/regulation/tennessee-administrative-code/title-0780-commerce-and-insurance/subtitle-0780-05-division-of-regulatory-boards/chapter-0780-05-12-home-inspectors/section-0780-05-12-04-application-requirements',
        inForce,
      ),
    ),
    {
      required: true,
      text: 'Tennessee licenses home inspectors through its Department of Commerce and Insurance, and requires them to be insured.',
      lookups: [{ name: 'Tennessee Department of Commerce and Insurance', url: 'https://verify.tn.gov' }],
    },
  ),
  licenseRow(
    'CO',
    read(
      secondary(
        'Home Inspection FAQ: inspection requirements in Denver',
        'https://www.homeinspectionfaq.com/states/colorado/denver/denver-inspection-requirements',
        inForce,
      ),
    ),
    {
      required: false,
      text: 'Colorado doesn’t license home inspectors, so anyone may work as one. Ask for membership in an association, its exam, and insurance.',
      lookups: associations,
    },
  ),
  licenseRow('general', generalPractice, {
    required: false,
    text: 'Most states license home inspectors; some don’t. Ask your state’s licensing agency, and ask for membership in an association.',
    lookups: associations,
  }),
];

type Forms = Pick<InspectionFormRow, 'request' | 'extend' | 'terminate' | 'note'>;

const formRow = (scope: string, source: PolicySource, forms: Forms): InspectionFormRow => ({
  ...row(
    `inspection-form/${scope}`,
    scope === 'general' ? 'Papers after an inspection' : `Papers after an inspection, ${scope}`,
    count(scope === 'general' ? 0 : 1),
    source,
    [0, 1],
  ),
  ...forms,
});

/** By state; `general` where we have no row of the state’s own. */
export const inspectionFormRows: readonly InspectionFormRow[] = [
  formRow('TX', cited('Texas Real Estate Commission: contract forms', 'https://www.trec.texas.gov/forms', inForce), {
    request: 'Amendment to Contract (TREC No. 39)',
    extend: 'Amendment to Contract (TREC No. 39)',
    terminate: 'Notice of Buyer’s Termination of Contract (TREC No. 38)',
    note: 'A longer option period needs a new fee that you and the seller agree on, in the amendment. The notice has to reach the seller before the option period ends.',
  }),
  formRow(
    'FL',
    secondary(
      'Inspection Credit: the inspection contingency in Florida',
      'https://inspectioncredit.com/learn/inspection-contingency/florida',
      inForce,
    ),
    {
      request: 'Amendment to the contract, signed by both sides',
      extend: 'Extension addendum, signed by both sides',
      terminate: 'Written notice of termination under the “AS IS” contract',
      note: 'The seller doesn’t have to repair anything under the “AS IS” contract. Your way out is the notice, before the period ends.',
    },
  ),
  formRow(
    'AZ',
    cited(
      'Arizona Association of REALTORS: holidays don’t extend the inspection period',
      'https://www.aaronline.com/2023/01/02/holidays-do-not-extend-the-inspection-period/',
      inForce,
    ),
    {
      request: 'Buyer’s Inspection Notice and Seller’s Response (BINSR)',
      extend: 'Addendum, signed by both sides',
      terminate: 'Buyer’s Inspection Notice and Seller’s Response (BINSR), with the home rejected',
      note: 'You have one notice: list everything in it. Silence means that you take the home as it is. After the seller’s answer, you have 5 days to cancel or to go on, so note the last one.',
    },
  ),
  formRow('NV', generalPractice, {
    request: 'Request for repair, on your broker’s form',
    extend: 'Addendum, signed by both sides',
    terminate: 'Written notice that ends the contract in due diligence',
    note: 'Your contract says how notices have to be sent. Follow it to the letter.',
  }),
  formRow(
    'CO',
    cited(
      'Colorado Division of Real Estate: contracts and forms',
      'https://dre.colorado.gov/real-estate-broker-contracts-and-forms',
      inForce,
    ),
    {
      request: 'Inspection Objection',
      extend: 'Agreement to Amend/Extend Contract',
      terminate: 'Notice to Terminate',
      note: 'The window here ends with the Inspection Objection Deadline. Termination and resolution have dates of their own in the same table. To leave without objecting, your notice has to arrive by the Inspection Termination Deadline; after an objection, that way may be closed, so read section 10.3. Then the contract ends at the resolution deadline, unless you agree in writing or withdraw the objection before it.',
    },
  ),
  formRow(
    'TN',
    secondary(
      'Smooth TC: the inspection deadline in a Tennessee purchase contract',
      'https://smoothtc.com/post/navigating-the-inspection-deadline-period-in-a-tennessee-real-estate-contract',
      inForce,
    ),
    {
      request: 'Repair/Replacement Proposal',
      extend: 'Amendment, signed by both sides',
      terminate: 'Notification that ends the contract',
      note: 'A list of repairs starts the resolution period. Late notice means that you take the home as it is.',
    },
  ),
  formRow('general', generalPractice, {
    request: 'Written request, on the form that goes with your contract',
    extend: 'Amendment, signed by both sides',
    terminate: 'Written notice that ends the contract',
    note: 'Your contract says which form counts and how it has to be sent. Follow it to the letter.',
  }),
];

/** The row in force on a day (YYYY-MM-DD): the state’s own if there is one, otherwise the general one. */
export const licenseRowOn = (date: string, state: string | null): InspectorLicenseRow =>
  stateRow(inspectorLicenseRows, date, 'inspector-license', state);

/** The row in force on a day (YYYY-MM-DD): the state’s own if there is one, otherwise the general one. */
export const formRowOn = (date: string, state: string | null): InspectionFormRow =>
  stateRow(inspectionFormRows, date, 'inspection-form', state);

function stateRow<Row extends PolicyRow>(rows: readonly Row[], date: string, kind: string, state: string | null): Row {
  const inForce = rowsOn<PolicyRow & Row>(date, rows);
  const found = inForce.get(`${kind}/${state}`) ?? inForce.get(`${kind}/general`);
  if (!found) throw new RangeError(`No ${kind} row is in force on ${date}`);
  return found;
}
