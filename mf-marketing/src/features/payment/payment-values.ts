/** The names of the controls. */
export const paymentControls = ['firstName', 'lastName', 'state', 'email', 'customAmount', 'acceptedTerms'] as const;
export type PaymentControl = (typeof paymentControls)[number];

export interface PaymentValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: string;
  readonly acceptedTerms: boolean;
}

export interface PaymentProblem {
  readonly control: PaymentControl;
  readonly message: string;
}

export function readPaymentValues(form: HTMLFormElement): PaymentValues {
  const data = new FormData(form);
  const text = (name: PaymentControl): string => {
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
