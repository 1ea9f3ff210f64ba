import fastifyPlugin from 'fastify-plugin';

/** Scripts, styles, fonts and calls from this origin alone; pictures also inline. No inline script or style anywhere. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy,
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
    const headers = securityHeaders(publicOrigin);
    // At the very end, so that no service can set others.
    app.addHook('onSend', (_request, reply, _payload, next) => {
      reply.headers(headers);
      next();
    });
    done();
  },
  { name: 'headers' },
);
