/** The papers that lenders ask for, in the order of the checklist. */
export const paperIds = [
  'photo_id',
  'pay_stubs',
  'w2_forms',
  'forms_1099',
  'tax_returns',
  'profit_and_loss',
  'award_letters',
  'support_order',
  'bank_statements',
  'retirement_statement',
  'gift_letter',
  'rent_history',
  'student_loan_letter',
  'support_paid',
  'other_mortgage',
  'lease',
  'statement_of_service',
  'discharge_papers',
  'spouse_eligibility',
] as const;
export type PaperId = (typeof paperIds)[number];
