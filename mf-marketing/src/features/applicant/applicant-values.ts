/** Control names match the contract's form operation, so the form also works without JavaScript. */
export type ApplicantControl = 'firstName' | 'lastName' | 'email' | 'state' | 'acceptedTerms';

export interface ApplicantValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
}

/** Trims every text. */
export function readApplicantValues(form: HTMLFormElement): ApplicantValues {
  const data = new FormData(form);
  const text = (name: ApplicantControl): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    state: text('state'),
    acceptedTerms: data.has('acceptedTerms'),
  };
}
