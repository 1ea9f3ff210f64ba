import type { ParticipantInterface } from '@hearthway/contracts/interfaces';
import type { ReleasedPage } from '@hearthway/contracts/releases';
import type { Participant } from './interface-gate.js';

/*
 * Changes that the gate must judge right, kept as data: 40 that break something live, and 20 that do not. `mf-sample` calls
 * `svc-sample`, and `svc-other` reads its event.
 */

const title = { type: 'string', minLength: 1, maxLength: 100 };
const price = { type: 'integer', minimum: 0, maximum: 1_000_000 };
const kind = { type: 'string', enum: ['house', 'condo'] };
const note = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const item = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    title,
    price,
    kind,
    note,
    agent: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    sizes: { type: 'array', items: { type: 'number' }, minItems: 1 },
  },
  required: ['id', 'title', 'price', 'kind', 'agent', 'sizes'],
};
const newItem = {
  type: 'object',
  properties: { title, price, kind, note },
  required: ['title', 'price', 'kind'],
  additionalProperties: false,
};
const sold = {
  type: 'object',
  properties: { itemId: { type: 'string' }, price, buyer: note },
  required: ['itemId', 'price', 'buyer'],
};
const nothing = { type: 'object', properties: {}, required: [] };
const list = { status: 200, request: nothing, reply: { type: 'array', items: item } };
const create = {
  status: 201,
  request: { type: 'object', properties: { body: newItem }, required: ['body'] },
  reply: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
};
const remove = { status: 204, request: nothing };

const listed = 'GET /api/items';
const created = 'POST /api/items';
const event = 'sample.item-sold.v1';
const none = { operations: {}, events: {} };

/** What is live before each change. */
export const sample: Readonly<Record<'svc-sample' | 'mf-sample' | 'svc-other', ParticipantInterface>> = {
  'svc-sample': {
    offers: {
      operations: { [listed]: list, [created]: create, 'DELETE /api/items/:itemId': remove },
      events: { [event]: sold },
    },
    uses: none,
  },
  'mf-sample': {
    offers: none,
    uses: { operations: { 'svc-sample': { [listed]: list, [created]: create } }, events: {} },
  },
  'svc-other': { offers: none, uses: { operations: {}, events: { [event]: sold } } },
};

/** Who breaks, and at which field: what a refusal must name. */
export interface Breaks {
  readonly consumer: string;
  readonly field: string;
}

export type Change = { readonly name: string; readonly breaks?: Breaks } & (
  | {
      readonly kind: 'interface';
      readonly of: keyof typeof sample;
      /** Where in its interface. */
      readonly at: readonly string[];
      /** Undefined deletes what is there. */
      readonly to?: unknown;
    }
  | { readonly kind: 'versions'; readonly platform?: string; readonly react?: string; readonly needs?: string }
  | {
      readonly kind: 'build';
      readonly pages?: readonly ReleasedPage[];
      readonly files?: Readonly<Record<string, string | undefined>>;
    }
);

const reply = (...at: string[]) => ['offers', 'operations', listed, 'reply', 'items', ...at];
const body = (...at: string[]) => ['offers', 'operations', created, 'request', 'properties', 'body', ...at];
const data = (...at: string[]) => ['offers', 'events', event, ...at];
const service = { kind: 'interface', of: 'svc-sample' } as const;
const byReply = (field: string) => ({ consumer: 'mf-sample', field: `[].${field}` });
const byRequest = (field: string) => ({ consumer: 'mf-sample', field: `body.${field}` });
const byEvent = (field: string) => ({ consumer: 'svc-other', field });
const without = (required: readonly string[], name: string) => required.filter((one) => one !== name);
const page = (path: string): ReleasedPage => ({ path, title: path });

export const changes: readonly Change[] = [
  // Replies.
  { ...service, name: 'a field is dropped', at: reply('properties', 'title'), breaks: byReply('title') },
  {
    ...service,
    name: 'a nested field is dropped',
    at: reply('properties', 'agent', 'properties', 'name'),
    breaks: byReply('agent.name'),
  },
  {
    ...service,
    name: 'a field becomes optional',
    at: reply('required'),
    to: without(item.required, 'title'),
    breaks: byReply('title'),
  },
  {
    ...service,
    name: 'a field may be null',
    at: reply('properties', 'title'),
    to: { anyOf: [title, { type: 'null' }] },
    breaks: byReply('title'),
  },
  {
    ...service,
    name: 'a field changes its type',
    at: reply('properties', 'title'),
    to: { type: 'number' },
    breaks: byReply('title'),
  },
  {
    ...service,
    name: 'a text gets longer',
    at: reply('properties', 'title', 'maxLength'),
    to: 500,
    breaks: byReply('title'),
  },
  { ...service, name: 'a text may be empty', at: reply('properties', 'title', 'minLength'), breaks: byReply('title') },
  {
    ...service,
    name: 'an integer gets decimals',
    at: reply('properties', 'price', 'type'),
    to: 'number',
    breaks: byReply('price'),
  },
  {
    ...service,
    name: 'a number may be negative',
    at: reply('properties', 'price', 'minimum'),
    to: -1,
    breaks: byReply('price'),
  },
  {
    ...service,
    name: 'a number loses its limit',
    at: reply('properties', 'price', 'maximum'),
    breaks: byReply('price'),
  },
  {
    ...service,
    name: 'a list of values gets another',
    at: reply('properties', 'kind', 'enum'),
    to: ['house', 'condo', 'land'],
    breaks: byReply('kind'),
  },
  {
    ...service,
    name: 'a list of values becomes any text',
    at: reply('properties', 'kind'),
    to: { type: 'string' },
    breaks: byReply('kind'),
  },
  {
    ...service,
    name: 'entries of an array change their type',
    at: reply('properties', 'sizes', 'items'),
    to: { type: 'string' },
    breaks: byReply('sizes[]'),
  },
  {
    ...service,
    name: 'an array may be empty',
    at: reply('properties', 'sizes', 'minItems'),
    to: 0,
    breaks: byReply('sizes'),
  },
  { ...service, name: 'a text loses its format', at: reply('properties', 'id', 'format'), breaks: byReply('id') },
  {
    ...service,
    name: 'a text or null may be a number',
    at: reply('properties', 'note', 'anyOf'),
    to: [{ type: 'number' }, { type: 'null' }],
    breaks: byReply('note'),
  },
  {
    ...service,
    name: 'the status changes',
    at: ['offers', 'operations', created, 'status'],
    to: 202,
    breaks: { consumer: 'mf-sample', field: 'POST /api/items' },
  },
  {
    ...service,
    name: 'an operation is gone',
    at: ['offers', 'operations', listed],
    breaks: { consumer: 'mf-sample', field: 'GET /api/items' },
  },
  {
    ...service,
    name: 'nothing is answered',
    at: ['offers', 'operations', created, 'reply'],
    breaks: { consumer: 'mf-sample', field: 'POST /api/items' },
  },
  // Requests.
  {
    ...service,
    name: 'a new field is required',
    at: body('required'),
    to: [...newItem.required, 'agent'],
    breaks: byRequest('agent'),
  },
  {
    ...service,
    name: 'an optional field becomes required',
    at: body('required'),
    to: [...newItem.required, 'note'],
    breaks: byRequest('note'),
  },
  {
    ...service,
    name: 'a text must be shorter',
    at: body('properties', 'title', 'maxLength'),
    to: 50,
    breaks: byRequest('title'),
  },
  {
    ...service,
    name: 'a text must be longer',
    at: body('properties', 'title', 'minLength'),
    to: 3,
    breaks: byRequest('title'),
  },
  {
    ...service,
    name: 'a text must have a form',
    at: body('properties', 'title', 'pattern'),
    to: '^[A-Z]',
    breaks: byRequest('title'),
  },
  {
    ...service,
    name: 'a value is accepted no more',
    at: body('properties', 'kind', 'enum'),
    to: ['house'],
    breaks: byRequest('kind'),
  },
  {
    ...service,
    name: 'a number must be lower',
    at: body('properties', 'price', 'maximum'),
    to: 1000,
    breaks: byRequest('price'),
  },
  { ...service, name: 'a field is accepted no more', at: body('properties', 'note'), breaks: byRequest('note') },
  {
    ...service,
    name: 'a header is required',
    at: ['offers', 'operations', created, 'request'],
    to: {
      type: 'object',
      properties: {
        body: newItem,
        headers: { type: 'object', properties: { 'if-match': { type: 'string' } }, required: ['if-match'] },
      },
      required: ['body', 'headers'],
    },
    breaks: { consumer: 'mf-sample', field: 'headers' },
  },
  // Events.
  { ...service, name: 'a field of an event is dropped', at: data('properties', 'itemId'), breaks: byEvent('itemId') },
  {
    ...service,
    name: 'a field of an event may be null',
    at: data('properties', 'price'),
    to: { anyOf: [price, { type: 'null' }] },
    breaks: byEvent('price'),
  },
  {
    ...service,
    name: 'a field of an event becomes optional',
    at: data('required'),
    to: without(sold.required, 'buyer'),
    breaks: byEvent('buyer'),
  },
  { ...service, name: 'an event is gone', at: ['offers', 'events', event], breaks: byEvent(event) },
  // A slice that asks for what is not there.
  {
    kind: 'interface',
    of: 'mf-sample',
    name: 'a slice reads a field that is not answered yet',
    at: ['uses', 'operations', 'svc-sample', listed, 'reply', 'items', 'required'],
    to: [...item.required, 'rating'],
    breaks: byReply('rating'),
  },
  // Platform, shared packages, paths, files, styles.
  {
    kind: 'versions',
    name: 'the platform breaks with slices',
    platform: '2.0.0',
    breaks: { consumer: 'mf-sample', field: 'platform' },
  },
  {
    kind: 'versions',
    name: 'the platform is older than a slice needs',
    platform: '1.1.0',
    breaks: { consumer: 'mf-sample', field: 'platform' },
  },
  { kind: 'versions', name: 'React is too new', react: '20.0.0', breaks: { consumer: 'mf-sample', field: 'react' } },
  {
    kind: 'versions',
    name: 'a slice needs an older React',
    needs: '^18.0.0',
    breaks: { consumer: 'mf-sample', field: 'react' },
  },
  {
    kind: 'build',
    name: 'a path belongs to another slice',
    pages: [page('/sign-in')],
    breaks: { consumer: 'shell', field: '/sign-in' },
  },
  {
    kind: 'build',
    name: 'styles reach every heading',
    files: { 'spa.44444444.css': 'h1{display:none}' },
    breaks: { consumer: 'mf-sample', field: 'h1' },
  },
  {
    kind: 'build',
    name: 'a lazy script is missing',
    files: { 'later.33333333.js': undefined },
    breaks: { consumer: 'mf-sample', field: 'later.33333333.js' },
  },

  // Harmless.
  { ...service, name: 'a reply gets a field', at: reply('properties', 'rating'), to: { type: 'number' } },
  { ...service, name: 'a text of a reply gets shorter', at: reply('properties', 'title', 'maxLength'), to: 50 },
  { ...service, name: 'an optional field is always answered', at: reply('required'), to: [...item.required, 'note'] },
  { ...service, name: 'a field is never null', at: reply('properties', 'note'), to: { type: 'string' } },
  { ...service, name: 'fewer values are answered', at: reply('properties', 'kind', 'enum'), to: ['house'] },
  { ...service, name: 'a number of a reply gets narrower', at: reply('properties', 'price', 'minimum'), to: 10 },
  { ...service, name: 'decimals become integers', at: reply('properties', 'sizes', 'items', 'type'), to: 'integer' },
  { ...service, name: 'an array gets more entries', at: reply('properties', 'sizes', 'minItems'), to: 2 },
  {
    ...service,
    name: 'an operation that nobody uses is gone',
    at: ['offers', 'operations', 'DELETE /api/items/:itemId'],
  },
  { ...service, name: 'an operation is new', at: ['offers', 'operations', 'GET /api/items/:itemId'], to: list },
  { ...service, name: 'a request may have a new field', at: body('properties', 'rating'), to: { type: 'number' } },
  {
    ...service,
    name: 'a required field becomes optional',
    at: body('required'),
    to: without(newItem.required, 'price'),
  },
  { ...service, name: 'a text of a request may be longer', at: body('properties', 'title', 'maxLength'), to: 500 },
  {
    ...service,
    name: 'a request may have another value',
    at: body('properties', 'kind', 'enum'),
    to: ['house', 'condo', 'land'],
  },
  { ...service, name: 'an event gets a field', at: data('properties', 'soldAt'), to: { type: 'string' } },
  { ...service, name: 'an event is new', at: ['offers', 'events', 'sample.item-listed.v1'], to: sold },
  { kind: 'versions', name: 'the platform gets more', platform: '1.3.0' },
  { kind: 'versions', name: 'React gets newer', react: '19.9.0' },
  { kind: 'build', name: 'a slice gets a page', pages: [page('/sample'), page('/sample/:itemId')] },
  {
    kind: 'build',
    name: 'styles of an own class',
    files: { 'spa.44444444.css': '@media print{.mf-sample-box h1{display:none}}' },
  },
];

/** Everything live, after a change of an interface. */
export function afterChange({ of, at, to }: Extract<Change, { kind: 'interface' }>): {
  candidate: Participant;
  live: Participant[];
} {
  // Not structuredClone: it would keep schemas shared that are written once above.
  const copy = JSON.parse(JSON.stringify(sample[of])) as ParticipantInterface;
  const [last = '', ...before] = [...at].reverse();
  let place: Record<string, unknown> = copy;
  for (const key of before.reverse()) place = place[key] as Record<string, unknown>;
  if (to === undefined) Reflect.deleteProperty(place, last);
  else place[last] = to;
  const live = Object.entries(sample).map(([name, one]) => ({ name, interface: one }));
  return { candidate: { name: of, interface: copy }, live };
}
