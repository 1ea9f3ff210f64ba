import { credentialLimits } from '@hearthway/contracts/constants';

/** The package's list of 49 000 weighs 184 KB compressed; its most used 5 000 catch what people really type and weigh a tenth. */
const kept = 5_000;

/**
 * Cuts the list of common passwords while it is bundled: shorter ones than the form accepts, and rare ones, are left out.
 * svc-identity refuses by the whole list of the same package.
 */
export const commonPasswordsRule = {
  test: /language-common[\\/]src[\\/]passwords\.json$/,
  type: 'json',
  parser: {
    parse: (source: string) =>
      (JSON.parse(source) as string[])
        .filter((password) => password.length >= credentialLimits.passwordMinimum)
        .slice(0, kept),
  },
};
