import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /** Sources of the scripts that a page holds itself. */
    inlineScripts: readonly string[] | undefined;
    /** Whether the page may hold styles in its markup. */
    inlineStyles: boolean;
  }
}

interface PagePolicy {
  readonly inlineScripts?: readonly string[] | undefined;
  readonly inlineStyles?: boolean;
}

/**
 * Scripts, styles, fonts and calls from this origin alone; pictures also inline. No inline script but those that a page's own
 * template holds, by their hashes, and no inline style but where it is allowed: an email that is shown in a frame has no
 * other styles, and such a frame has the policy of its page. Wherever a style would fetch from is closed to it all the same.
 */
const contentSecurityPolicy = ({ inlineScripts = [], inlineStyles = false }: PagePolicy): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    inlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

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

/** What every answer carries, whoever made it. Strict transport only where people reach the site by https. */
export function securityHeaders(publicOrigin: string, policy: PagePolicy = {}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
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
    const usual = securityHeaders(publicOrigin);
    // At the very end, so that no service can set others.
    app.addHook('onSend', (_request, reply, _payload, next) => {
      const isUsual = reply.inlineScripts === undefined && !reply.inlineStyles;
      reply.headers(isUsual ? usual : securityHeaders(publicOrigin, reply));
      next();
    });
    done();
  },
  { name: 'headers' },
);
