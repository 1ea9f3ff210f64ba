/** Refusals of the journey service and their HTTP statuses. */
export const journeyErrors = { 'milestone.not-found': 404 } as const;
