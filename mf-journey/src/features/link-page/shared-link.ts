/** A link that its owner shares. Its token comes after the #, which browsers send to nobody. */
export function sharedLink(origin: string, path: string, token: string): string {
  return `${origin}${path}#${token}`;
}

/** `undefined` if the address has no token, for example because it was cut when it was copied. */
export function sharedTokenIn(hash: string): string | undefined {
  const token = hash.slice(1);
  return /^[\w-]{1,64}$/.test(token) ? token : undefined;
}
