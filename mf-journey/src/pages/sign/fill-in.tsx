import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readSigningFile, readSigningPage, sign, type SigningTask } from '@hearthway/contracts/journey';
import { Button, ZoomInIcon, ZoomOutIcon } from '@hearthway/web-kit';
import { operationMutation, requestOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { DownloadButton } from '../../features/download-button/index.js';
import {
  ActionBar,
  FieldBox,
  fieldNames,
  FieldWords,
  pageName,
  PagePicture,
  PrintedField,
} from '../../features/envelopes/index.js';
import { formatShortDay, startOf, useToday } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import {
  initialsOf,
  inOrder,
  isFilled,
  isMark,
  noAnswers,
  toSend,
  valueOf,
  withMark,
  withValue,
  type Answers,
  type Field,
} from './answers.js';
import { DrawnMark } from './drawn-mark.js';
import { MarkDialog } from './mark-dialog.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';
import { TextDialog } from './text-dialog.js';

interface FillInProps extends StepProps {
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

/** Every page, with the signer’s fields on it, and a bar that leads from field to field, and then signs. */
export function FillIn({ task, session, onTask, onError, answers, onAnswers }: FillInProps): ReactNode {
  const { request } = usePlatform().session;
  const { title, pages, signerName } = task;
  const today = useToday();
  const signing = useMutation(operationMutation({ request }, sign));
  const [openedId, setOpened] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const pagesRef = useRef<HTMLElement>(null);
  const page = usePageInView(pagesRef);
  const fields = inOrder(task.fields);
  const opened = fields.find(({ id }) => id === openedId);
  const wanted = fields.filter(({ required, kind }) => required && kind !== 'date');
  const missing = wanted.filter((field) => !isFilled(answers, field));
  const close = (): void => {
    setOpened(undefined);
  };
  const change = (next: Answers): void => {
    // What was refused may be right now.
    if (signing.isError) signing.reset();
    onAnswers(next);
  };
  const finish = (after: SigningTask): void => {
    onAnswers(noAnswers);
    onTask(after);
  };
  const press = (field: Field): void => {
    const mark = isMark(field.kind) ? answers.marks[field.kind] : undefined;
    if (field.kind === 'checkbox') change(withValue(answers, field, valueOf(answers, field) === '' ? 'yes' : ''));
    else if (mark && !isFilled(answers, field)) change(withMark(answers, fields, field, mark));
    else setOpened(field.id);
  };
  return (
    <>
      <section ref={pagesRef} aria-label="What you sign" className={css['pages']}>
        <div className={css['read']}>
          <DownloadButton
            noun="PDF"
            name={title}
            type="pdf"
            size="small"
            load={async () => (await requestOperation(request, readSigningFile, { body: { session } })).blob()}
          >
            Download what you sign
          </DownloadButton>
          <Button
            variant="quiet"
            size="small"
            className={css['zoom']}
            icon={isLarge ? <ZoomOutIcon size={18} /> : <ZoomInIcon size={18} />}
            aria-pressed={isLarge}
            onClick={() => {
              setLarge(!isLarge);
            }}
          >
            Larger pages
          </Button>
          <p className={parts['note']}>The pages are pictures. A screen reader can read the download.</p>
        </div>
        {Array.from({ length: pages }, (_, place) => place + 1).map((number) => (
          <div key={number} data-page={number} className={css['sheet']} {...(isLarge && scrolledTo(number))}>
            <PagePicture
              name={pageName(task, number)}
              cacheKey={['signing', session, number]}
              load={async (signal) => {
                const input = { body: { session, page: number } };
                return (await requestOperation(request, readSigningPage, input, { signal })).blob();
              }}
            >
              {task.signed.map((earlier) => (
                <Earlier key={earlier.fields[0]?.id} earlier={earlier} page={number} />
              ))}
              {fields
                .filter((field) => field.page === number)
                .map((field) => (
                  <FieldBox
                    key={field.id}
                    id={elementId(field)}
                    place={field}
                    state={isFilled(answers, field) ? 'done' : 'empty'}
                    disabled={field.kind === 'date'}
                    aria-label={nameOf(field, answers)}
                    onClick={() => {
                      press(field);
                    }}
                  >
                    <Content field={field} answers={answers} today={today} />
                  </FieldBox>
                ))}
            </PagePicture>
          </div>
        ))}
      </section>
      <ActionBar
        text={
          signing.error ? (
            <p role="alert">
              <b>You haven’t signed yet.</b> {signing.error.message}
            </p>
          ) : (
            <>
              <p role="status">
                <b>
                  {missing.length === 0
                    ? 'Ready to sign'
                    : `${wanted.length - missing.length} of ${wanted.length} filled in`}
                </b>
              </p>
              <p className={css['progress']}>
                {missing.length === 0 ? 'With the same effect as on paper.' : pageName(task, page)}
              </p>
            </>
          )
        }
      >
        {missing[0] ? (
          <Button
            onClick={() => {
              goTo(missing[0]);
            }}
          >
            Next field
          </Button>
        ) : (
          <Button
            pending={signing.isPending}
            pendingText="Signing…"
            onClick={() => {
              signing.mutate({ body: { session, ...toSend(answers, fields, today) } }, { onSuccess: finish, onError });
            }}
          >
            Sign
          </Button>
        )}
      </ActionBar>
      {opened && isMark(opened.kind) && (
        <MarkDialog
          kind={opened.kind}
          mark={
            answers.marks[opened.kind] ?? { text: opened.kind === 'signature' ? signerName : initialsOf(signerName) }
          }
          onClose={close}
          onUse={(mark) => {
            change(withMark(answers, fields, opened, mark));
            close();
          }}
        />
      )}
      {opened?.kind === 'text' && (
        <TextDialog
          label={opened.label || fieldNames.text}
          value={valueOf(answers, opened)}
          onClose={close}
          onUse={(value) => {
            change(withValue(answers, opened, value));
            close();
          }}
        />
      )}
    </>
  );
}

interface EarlierProps {
  readonly earlier: SigningTask['signed'][number];
  readonly page: number;
}

/** What someone else has signed with. */
function Earlier({ earlier: { signerName, fields, values, drawings }, page }: EarlierProps): ReactNode {
  const { signature, initials } = drawings;
  const answers: Answers = {
    values,
    marks: {
      ...(signature && { signature: { text: '', drawing: signature } }),
      ...(initials && { initials: { text: '', drawing: initials } }),
    },
  };
  return fields
    .filter((field) => field.page === page && valueOf(answers, field) !== '')
    .map((field) => (
      <PrintedField
        key={field.id}
        place={field}
        name={`${signerName}, ${field.label || fieldNames[field.kind]} (page ${page}): ${valueOf(answers, field)}`}
      >
        <Content field={field} answers={answers} today={valueOf(answers, field)} />
      </PrintedField>
    ));
}

/** A page that is wider than the screen is scrolled with the keyboard, too. */
const scrolledTo = (page: number) => ({
  'data-large': '',
  tabIndex: 0,
  role: 'group',
  'aria-label': `Page ${page}, larger`,
});

const elementId = ({ id }: Field): string => `field-${id}`;

function goTo(field: Field | undefined): void {
  const element = field && document.getElementById(elementId(field));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** For screen readers: what it asks for, and whether it is filled in. */
function nameOf(field: Field, answers: Answers): string {
  const name = `${field.label || fieldNames[field.kind]} (page ${field.page})`;
  if (field.kind === 'date') return `${name}, today’s date`;
  if (field.kind === 'checkbox') return `${name}, ${valueOf(answers, field) === '' ? 'not checked' : 'checked'}`;
  if (isFilled(answers, field)) return `${name}, filled in: ${valueOf(answers, field)}`;
  return `${name}, ${field.required ? 'required' : 'optional'}`;
}

interface ContentProps {
  readonly field: Field;
  readonly answers: Answers;
  readonly today: string;
}

/** As it will be printed. */
function Content({ field, answers, today }: ContentProps): ReactNode {
  const value = valueOf(answers, field);
  if (field.kind === 'checkbox') {
    return value === '' ? null : <DrawnMark drawing={check} />;
  }
  if (field.kind === 'date') return <Typed>{formatShortDay(startOf(today))}</Typed>;
  if (!isFilled(answers, field)) return <FieldWords>{field.label || fieldNames[field.kind]}</FieldWords>;
  const drawing = isMark(field.kind) ? answers.marks[field.kind]?.drawing : undefined;
  if (drawing) return <DrawnMark drawing={drawing} />;
  return <Typed isMark={isMark(field.kind)}>{value}</Typed>;
}

interface TypedProps {
  readonly isMark?: boolean;
  readonly children: string;
}

/** As large as its field allows. */
const Typed = ({ isMark = false, children }: TypedProps): ReactNode => (
  <span className={css['typed']} data-mark={isMark || undefined}>
    <span>{children}</span>
  </span>
);

const check = [[150, 550, 400, 800, 850, 200]];

/** The number of the page in the middle of the screen. */
function usePageInView(ref: { readonly current: HTMLElement | null }): number {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry?.target instanceof HTMLElement) setPage(Number(entry.target.dataset['page']));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const one of ref.current?.querySelectorAll('[data-page]') ?? []) observer.observe(one);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return page;
}
