import type { UsStateCode } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { isCountyOf } from './county.js';

interface Place {
  readonly state: UsStateCode;
  /** Empty while the county isn't known. */
  readonly countyFips?: string | null | undefined;
}

/**
 * @param path of the county in the request, such as `body.countyFips`
 * @throws AppError `financial-profile.unknown-county` if it is in another state or doesn't exist
 */
export function requireCountyOfState({ state, countyFips }: Place, path: string): void {
  if (!countyFips || isCountyOf(state, countyFips)) return;
  const message = problemTexts.unknownCounty;
  throw new AppError('financial-profile.unknown-county', message, { details: [{ path, message }] });
}
