import { credentialLimits } from '@hearthway/contracts/constants';

/** The package's full list (49,000) is 184 KB compressed. The top 5,000 catch what people really type at a tenth of that. */
const maximumPasswords = 5_000;

/**
 * Webpack rule that trims the common-passwords list: drops rare ones and those too short for the form anyway. svc-identity
 * checks against the same package's full list.
 */
export const commonPasswordsRule = {
  test: /language-common[\\/]src[\\/]passwords\.json$/,
  type: 'json',
  parser: {
    parse: (source: string) =>
      (JSON.parse(source) as string[])
        .filter((password) => password.length >= credentialLimits.passwordMinimum)
        .slice(0, maximumPasswords),
  },
};
