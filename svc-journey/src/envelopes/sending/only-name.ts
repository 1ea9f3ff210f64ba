/** A period with two letters behind it is that of an address, which programs for email turn into a link. */
const nameOnly = /^(?!.*\.[\p{L}\p{M}]{2})[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,79}$/u;

/** A buyer may type anything as a name, such as an advertisement. Empty if it is more than a name. */
export const onlyName = (name: string): string => (nameOnly.test(name) ? name : '');
