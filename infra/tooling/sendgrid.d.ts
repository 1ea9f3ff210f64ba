/**
 * What we use of SendGrid's packages. Their own declarations assign `exports` and export names besides, which TypeScript 7
 * refuses.
 */
declare module '@sendgrid/client' {
  export class Client {
    setApiKey(apiKey: string): void;
    setDefaultRequest(key: 'baseUrl', value: string): this;
  }
}

declare module '@sendgrid/mail' {
  import type { Client } from '@sendgrid/client';
  import type { ClientResponse } from '@sendgrid/client/src/response';
  import type { MailDataRequired } from '@sendgrid/helpers/classes/mail';

  export type { ResponseError } from '@sendgrid/helpers/classes';
  export type { MailDataRequired };

  export class MailService {
    setClient(client: Client): void;
    setTimeout(milliseconds: number): void;
    send(data: MailDataRequired): Promise<[ClientResponse, object]>;
    sendMultiple(data: MailDataRequired): Promise<[ClientResponse, object]>;
  }
}
