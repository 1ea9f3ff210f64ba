export type StripeErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface StripeErrorDetails {
  readonly status?: number;
  readonly type?: StripeErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response of Stripe's API. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly type: StripeErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, details: StripeErrorDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
    this.headers = details.headers ?? {};
  }

  body(): object {
    const { code, message, param, type } = this;
    return {
      error: {
        ...(code === undefined
          ? {}
          : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message,
        ...(param === undefined ? {} : { param }),
        type,
      },
    };
  }
}

/** @param kind the object's name, like `payment_intent` */
export const noSuch = (kind: string, id: string, param: string, status = 404): StripeError =>
  new StripeError(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });

export const unrecognizedUrl = (method: string, path: string): StripeError =>
  new StripeError(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );
