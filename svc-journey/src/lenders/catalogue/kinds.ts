import type { PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';

/** Shared by several lenders in the catalogue. */
export const supportedStates = ['TX', 'FL', 'AZ', 'NV', 'CO', 'TN'] as const satisfies readonly UsStateCode[];

export const homes = ['single_family', 'condo', 'townhouse'] as const satisfies readonly PropertyType[];
export const homesAndUnits = [...homes, 'multi_family'] as const satisfies readonly PropertyType[];
export const countryHomes = ['single_family', 'mobile_home', 'land'] as const satisfies readonly PropertyType[];

export const toLiveIn = ['primary_residence'] as const satisfies readonly PropertyUse[];
export const ownUse = ['primary_residence', 'second_home'] as const satisfies readonly PropertyUse[];
export const toRentOut = ['investment'] as const satisfies readonly PropertyUse[];
export const everyUse = [...ownUse, ...toRentOut] as const satisfies readonly PropertyUse[];
