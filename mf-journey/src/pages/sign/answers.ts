import {
  boundsOf,
  signingLimits,
  type Drawing,
  type Drawings,
  type SignatureValues,
  type SigningTask,
} from '@hearthway/contracts/journey';
import { ownValue } from '@hearthway/contracts/own-value';

export type Field = SigningTask['fields'][number];
type SignedKind = 'signature' | 'initials';

/** How someone signs: a text, which a drawing may stand for. */
export interface Mark {
  readonly text: string;
  readonly drawing?: Drawing | undefined;
}

/** What a signer has filled in so far. */
export interface Answers {
  readonly values: SignatureValues;
  /** Of signatures and of initials: the same in all of their fields. */
  readonly marks: Readonly<Partial<Record<SignedKind, Mark | undefined>>>;
}

export const noAnswers: Answers = { values: {}, marks: {} };

export const isMark = (kind: Field['kind']): kind is SignedKind => kind === 'signature' || kind === 'initials';

export const valueOf = ({ values }: Answers, { id }: Field): string => ownValue(values, id) ?? '';

/** In reading order. */
export const inOrder = (fields: readonly Field[]): Field[] =>
  fields.toSorted((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);

/** A date fills itself in. */
export const isFilled = (answers: Answers, field: Field): boolean =>
  field.kind === 'date' || valueOf(answers, field).trim() !== '';

export const withValue = (answers: Answers, { id }: Field, value: string): Answers => ({
  ...answers,
  values: { ...answers.values, [id]: value },
});

/** The field holds it, and so does every field of its kind that held another one. */
export function withMark(answers: Answers, fields: readonly Field[], field: Field, mark: Mark): Answers {
  if (!isMark(field.kind)) return answers;
  const same = fields.filter(
    (other) => other.kind === field.kind && (other.id === field.id || valueOf(answers, other) !== ''),
  );
  const values = Object.fromEntries(same.map(({ id }) => [id, mark.text]));
  return { values: { ...answers.values, ...values }, marks: { ...answers.marks, [field.kind]: mark } };
}

/** What is sent: the day in each date, and a drawing only where a field shows it. */
export function toSend(
  answers: Answers,
  fields: readonly Field[],
  today: string,
): { values: SignatureValues; drawings?: Drawings } {
  const dates = Object.fromEntries(fields.filter(({ kind }) => kind === 'date').map(({ id }) => [id, today]));
  const drawingOf = (kind: SignedKind): Drawing | undefined =>
    fields.some((field) => field.kind === kind && isFilled(answers, field)) ? answers.marks[kind]?.drawing : undefined;
  const [signature, initials] = [drawingOf('signature'), drawingOf('initials')];
  const drawings = { ...(signature && { signature }), ...(initials && { initials }) };
  return { values: { ...answers.values, ...dates }, ...((signature ?? initials) && { drawings }) };
}

/** The first letters of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');

/** The part of a drawing that is printed, as the `viewBox` of an SVG. A line has no height, and a dot no width. */
export function viewBoxOf(drawing: Drawing): string {
  const { x, y, width, height } = boundsOf(drawing);
  return `${x} ${y} ${Math.max(width, 1)} ${Math.max(height, 1)}`;
}

/** As the `d` of an SVG path. A point alone is a dot. */
export const pathOf = (drawing: Drawing): string =>
  drawing.map(([x = 0, y = 0, ...rest]) => `M${x} ${y}L${rest.length === 0 ? `${x} ${y}` : rest.join(' ')}`).join('');

/** Between two points of a line, in the units of a drawing. */
const nearest = 5;

/** A line to one more point, unless that is as good as there, or the drawing is full. @param others points of its other lines */
export function withPoint(
  stroke: readonly number[],
  [x, y]: readonly [x: number, y: number],
  others: number,
): readonly number[] {
  const [lastX = 0, lastY = 0] = stroke.slice(-2);
  const isFull = others + stroke.length / 2 >= signingLimits.drawingPoints;
  return isFull || Math.hypot(x - lastX, y - lastY) < nearest ? stroke : [...stroke, x, y];
}
