export interface StripeErrorDetails {
  readonly status?: number;
  readonly type?: 'api_error' | 'idempotency_error' | 'invalid_request_error';
  readonly code?: string;
  /** The parameter that is refused, like `line_items[0][quantity]`. */
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response of Stripe's API. Its texts are ours: the product reads `type`, `code` and `param`. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;

  constructor(message: string, details: StripeErrorDetails = {}) {
    super(message);
    const { status = 400, type = 'invalid_request_error', headers = {}, ...more } = details;
    this.status = status;
    this.headers = headers;
    this.body = { error: { type, message, ...more } };
  }
}
