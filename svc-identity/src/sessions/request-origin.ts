/** What a browser and the gateway say about where a request comes from. */
export interface RequestOrigin {
  /** Sec-Fetch-Site */
  fetchSite: string | undefined;
  /** Origin */
  origin: string | undefined;
  /** X-Forwarded-Proto as the gateway sets it, else the connection's own. */
  protocol: string;
  /** X-Forwarded-Host as the gateway sets it, else Host. */
  host: string | undefined;
}

/** Whether a page of this very origin sent it. A browser that says neither is not trusted. */
export function isSameOrigin({ fetchSite, origin, protocol, host }: RequestOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return origin !== undefined && host !== undefined && origin === `${protocol}://${host}`;
}
