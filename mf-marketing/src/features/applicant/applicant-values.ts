/** The names of the controls, which are those of the form operation of the contracts: a form works without script too. */
export type ApplicantControl = 'firstName' | 'lastName' | 'email' | 'state' | 'acceptedTerms';

/** What a person says of themselves. */
export interface ApplicantValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
}

/** Surrounding space is no part of what was meant. */
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
