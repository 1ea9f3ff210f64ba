import type { PolicyRow } from '@hearthway/contracts/journey';

/** Rows that the guide quotes; the others are of a calculation. */
export const isOfGuide = ({ id }: Pick<PolicyRow, 'id'>): boolean =>
  /^(?:appraisal\/request|closing\/appraisal|va\/tidewater|deadline\/)/.test(id);
