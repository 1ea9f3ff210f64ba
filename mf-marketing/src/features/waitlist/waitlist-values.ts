/** The names of the controls, which are those of the form operation of the contracts: the form works without script too. */
export const waitlistControls = ['firstName', 'lastName', 'email', 'state', 'acceptedTerms'] as const;
export type WaitlistControl = (typeof waitlistControls)[number];

export interface WaitlistValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
  /** Not shown to people. */
  readonly website: string;
}

export function readWaitlistValues(form: HTMLFormElement): WaitlistValues {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    state: text('state'),
    acceptedTerms: data.has('acceptedTerms'),
    website: text('website'),
  };
}
