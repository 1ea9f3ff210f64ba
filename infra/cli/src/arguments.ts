import {
  canary,
  commitHash,
  credentialId,
  deploymentReason,
  environmentName,
  releaseAuthor,
  releaseVersion,
  sliceName,
} from '@hearthway/contracts/releases';
import { InvalidArgumentError } from 'commander';

interface Form {
  readonly safeParse: (text: string) => { readonly success: boolean };
}

/** Checks an argument by its form. @returns the text without spaces around it */
const checked = (form: Form, expected: string) => (text: string) => {
  const trimmed = text.trim();
  if (form.safeParse(trimmed).success) return trimmed;
  throw new InvalidArgumentError(`Expected ${expected}.`);
};

export const slice = checked(sliceName, 'the name of a slice, such as mf-journey');
export const version = checked(releaseVersion, 'a version: 20 digits from 0 to f, as `status` and `history` show them');
export const commit = checked(commitHash, 'a commit: 7 to 64 digits from 0 to f');
export const author = checked(releaseAuthor, 'one line of at most 200 characters, without control characters');
export const reason = checked(deploymentReason, 'one line of at most 300 characters, without control characters');
export const environment = checked(environmentName, 'the name of an environment, such as production');
export const credential = checked(
  credentialId,
  'the id of a credential: 16 digits from 0 to f, as `credentials list` shows it',
);

/** A share of browsers. */
export function percent(text: string): number {
  const value = Number(text.trim().replace(/%$/, ''));
  if (text.trim() !== '' && canary.shape.percent.safeParse(value).success) return value;
  throw new InvalidArgumentError('Expected a number above 0 and below 100, with at most two decimals.');
}

/** Days that a credential is good for. */
export function days(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 366) return value;
  throw new InvalidArgumentError('Expected a number of days from 1 to 366.');
}

/** Names that are separated by commas. `*` alone is all slices. */
export const slices = (text: string): string[] => (text.trim() === '*' ? ['*'] : text.split(',').map(slice));
export const environments = (text: string): string[] => text.split(',').map(environment);

/** Hours that a link works. */
export function hours(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 168) return value;
  throw new InvalidArgumentError('Expected a number of hours from 1 to 168.');
}

export function pagePath(text: string): string {
  if (/^\/(?!\/)[\w/-]*$/.test(text)) return text;
  throw new InvalidArgumentError('Expected the path of a page, such as /dashboard.');
}

export function site(text: string): string {
  const address = URL.parse(text);
  if (address && ['http:', 'https:'].includes(address.protocol)) return address.origin;
  throw new InvalidArgumentError('Expected an address such as https://hearthway.example.');
}
