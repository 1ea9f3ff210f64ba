import {
  emptyAppraisal,
  emptyClosing,
  emptyInspection,
  emptyMortgageApplication,
  emptyUnderwriting,
  type AppraisalView,
  type ClosingView,
  type InspectionView,
  type MortgageApplicationView,
  type PurchaseContract,
  type UnderwritingView,
} from '@hearthway/contracts/journey';

const unsaved = { version: 0, updatedAt: null };
const nothing = { lowCents: 0, highCents: 0 };

/** What the pages after an offer say before the buyer has entered anything there. */
export function emptyViews(contract: PurchaseContract | null) {
  return {
    application: {
      contract,
      application: { ...unsaved, ...emptyMortgageApplication },
      sections: [],
      dates: [],
      checks: [],
    } satisfies MortgageApplicationView as MortgageApplicationView,
    inspection: {
      contract,
      inspection: { ...unsaved, ...emptyInspection, decisions: [] },
      home: { yearBuilt: null, propertyType: null },
      loanType: null,
      window: { kind: 'none', deadline: null, resolution: null },
      totals: { all: nothing, asked: nothing, accepted: nothing, reserves: null },
      letter: null,
      addOns: [],
      guide: {
        state: null,
        license: { required: null, text: '', lookups: [], policyRowId: '' },
        forms: { request: '', extend: '', terminate: '', note: '', policyRowId: '' },
        general: nothing,
        policyRows: [],
      },
    } satisfies InspectionView as InspectionView,
    underwriting: {
      contract,
      underwriting: { ...unsaved, ...emptyUnderwriting },
      papers: [],
      extension: null,
      rights: [],
      largeDepositCents: null,
      policyRows: [],
    } satisfies UnderwritingView as UnderwritingView,
    appraisal: {
      contract,
      appraisal: { ...unsaved, ...emptyAppraisal },
      value: null,
      loanType: null,
      loan: null,
      solution: null,
      settled: false,
      window: null,
      copyBy: null,
      offer: null,
      policyRows: [],
    } satisfies AppraisalView as AppraisalView,
    closing: {
      contract,
      closingOn: contract?.terms.closingOn ?? null,
      closing: { ...unsaved, signedOn: null, keysOn: null, ...emptyClosing },
      comparison: null,
      clock: null,
      cash: null,
      perDiemCents: null,
      checks: [],
      firstYear: [],
    } satisfies ClosingView as ClosingView,
  };
}
