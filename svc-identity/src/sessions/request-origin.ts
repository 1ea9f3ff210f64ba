/** What the browser and the gateway say about a request's origin. */
export interface RequestOrigin {
  /** Sec-Fetch-Site */
  fetchSite: string | undefined;
  /** Origin */
  origin: string | undefined;
  /** X-Forwarded-Proto from the gateway, else the connection's own. */
  protocol: string;
  /** X-Forwarded-Host from the gateway, else Host. */
  host: string | undefined;
}

/** Whether a page of this exact origin sent it. A browser that sends neither header is not trusted. */
export function isSameOrigin({ fetchSite, origin, protocol, host }: RequestOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return origin !== undefined && host !== undefined && origin === `${protocol}://${host}`;
}
