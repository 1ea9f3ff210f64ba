import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /** Sources of a page's inline scripts. */
    inlineScripts: readonly string[] | undefined;
    /** Whether the page may have inline styles. */
    inlineStyles: boolean;
    /** A buyer's file: nothing in it may run. */
    isolated: boolean;
    /** Whether this is what a slice shows in a sandboxed frame. */
    isFrame: boolean;
    /** Whether no other request may name the page's address. */
    hidesAddress: boolean;
    /** Where the page may load slices of developers from. */
    localOrigins: readonly string[] | undefined;
  }
}

interface PagePolicy {
  readonly inlineScripts?: readonly string[] | undefined;
  readonly inlineStyles?: boolean;
  readonly isolated?: boolean;
  readonly isFrame?: boolean;
  readonly hidesAddress?: boolean;
  readonly localOrigins?: readonly string[] | undefined;
}

/**
 * For a page of a slice that shows somebody's files: its own inline script, workers and pictures that this script makes, and nothing
 * from any address, in an origin of its own without cookies or storage. It may open the print dialog. Decoders of pictures in
 * files are WebAssembly.
 */
const framePolicy = ({ inlineScripts = [] }: PagePolicy): string =>
  [
    "default-src 'none'",
    ['script-src', ...inlineScripts, "'wasm-unsafe-eval'"].join(' '),
    'worker-src blob:',
    'img-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-modals',
  ].join('; ');

/**
 * Scripts, styles, fonts and requests from this origin only; images may also be inline, or made by the page. Of this origin, only frames of slices may be framed. Inline scripts are allowed only by the
 * hashes of the page's own template. Inline styles are allowed only where an email is shown in a frame, which has no other
 * styles and shares its page's policy. Styles still cannot fetch from anywhere else. A slice of a developer has an origin of its
 * own, and a socket there.
 */
const contentSecurityPolicy = ({ inlineScripts = [], inlineStyles = false, localOrigins = [] }: PagePolicy): string => {
  const own = ["'self'", ...localOrigins].join(' ');
  const sockets = localOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    [`script-src ${own}`, ...inlineScripts].join(' '),
    inlineStyles ? `style-src ${own} 'unsafe-inline'` : `style-src ${own}`,
    `img-src ${own} blob: data:`,
    `font-src ${own}`,
    [`connect-src ${own}`, ...sockets].join(' '),
    "manifest-src 'self'",
    `frame-src ${own}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const isolation = "default-src 'none'; frame-ancestors 'none'; sandbox";

const noFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function policyOf(policy: PagePolicy): string {
  if (policy.isolated) return isolation;
  return policy.isFrame ? framePolicy(policy) : contentSecurityPolicy(policy);
}

/** The security headers of every answer. Strict transport security only with https. */
export function securityHeaders(publicOrigin: string, policy: PagePolicy = {}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyOf(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': policy.hidesAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': noFeatures,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

export const headersPlugin = fastifyPlugin<{ publicOrigin: string }>(
  (app, { publicOrigin }, done) => {
    app.decorateReply('inlineScripts', undefined);
    app.decorateReply('inlineStyles', false);
    app.decorateReply('isolated', false);
    app.decorateReply('isFrame', false);
    app.decorateReply('hidesAddress', false);
    app.decorateReply('localOrigins', undefined);
    const usual = securityHeaders(publicOrigin);
    // Set last, so that no service can replace them.
    app.addHook('onSend', (_request, reply, _payload, next) => {
      const isUsual = reply.inlineScripts === undefined && !reply.inlineStyles && !reply.isolated;
      reply.headers(isUsual ? usual : securityHeaders(publicOrigin, reply));
      next();
    });
    done();
  },
  { name: 'headers' },
);
