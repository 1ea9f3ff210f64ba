/** Error codes of the journey service and their HTTP statuses. */
export const journeyErrors = {
  'milestone.not-found': 404,
  'pre-approval-info.not-found': 404,
  'calendar-event.not-found': 404,
  'calendar-event.too-many': 409,
  'financial-profile.conflict': 409,
  'financial-profile.unknown-county': 400,
  'lender-match.financial-information-required': 400,
  'lender-match.not-found': 404,
  'lender-match.wrong-status': 409,
} as const;
