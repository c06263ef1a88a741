import { Button } from '@fluentui/react-button';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { optional, settle } from '../../api/settle.ts';
import { useServices } from '../../app/services.tsx';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import { type ContactValues, contactFields } from '../../forms/contact.ts';
import { namesOf } from '../../forms/fields.ts';
import { SelectField } from '../../forms/fluent/select-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { loadContact } from '../../forms/load-contact.ts';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { rememberRequest } from '../../session/sent-requests.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { formatDate } from '../../ui/format/date.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { useUserDraft } from '../drafts/use-user-draft.tsx';
import { useErrorDescription } from '../errors/describe-error.ts';
import { DetailList } from '../layout/detail-list.tsx';
import { Skeleton, SkeletonItem } from '../skeletons/skeleton.tsx';
import styles from './request.module.css';
import { type RequestKind, type RequestValues, requestForm } from './request-form.ts';

const { fields, fieldErrors } = requestForm;
const contactNames = namesOf(contactFields);

export interface RequestDialogProps {
  kind: RequestKind;
  /** The id of the product or service, under which this device remembers the request; that of the kind by default. */
  id?: string;
  /** What is asked for, in the words that sales receives. Seats have a number instead. */
  name?: string;
  /** The end of what is renewed, in epoch milliseconds. */
  expireTime?: number;
  /** How many sub-accounts can use it, where this is counted. */
  colleagues?: Promise<number | undefined>;
  /** The names to choose from when there is no `name`. */
  choices?: readonly string[];
  /** When this device sent the same request, in epoch milliseconds. */
  sentAt?: number;
  onClose: () => void;
}

/**
 * A request of a customer to sales: what it is about, whom sales answers, and one button. Mount it to open it. It needs the
 * namespaces of forms and `captcha`.
 */
export function RequestDialog(props: RequestDialogProps) {
  const { t } = useTranslation(['user']);
  const { kind, name, onClose } = props;
  const ofProduct = (what: Exclude<RequestKind, 'seats'>) =>
    name === undefined ? t('user.request.title.any') : t(`user.request.title.${what}`, { name });
  const title = kind === 'seats' ? t('user.dashboard.moreSeats') : ofProduct(kind);
  const { error, retry, ...about } = useRequestFacts(kind);
  const [sent, setSent] = useState<SentProps>();
  const [isBusy, setBusy] = useState(false);
  useFocusReturn(true);
  return (
    <PortalDialog onClose={() => !isBusy && onClose()}>
      {sent && <Sent {...sent} onClose={onClose} />}
      {!sent && about.contact && (
        <RequestForm
          {...props}
          {...about}
          title={title}
          contact={about.contact}
          onBusy={setBusy}
          onSent={setSent}
        />
      )}
      {!sent && !about.contact && (
        <DialogFrame
          title={title}
          actions={
            <>
              <Button size="large" onClick={onClose}>
                {t('user.confirm.cancel')}
              </Button>
              {error && (
                <Button size="large" appearance="primary" onClick={retry}>
                  {t('user.failed.retry')}
                </Button>
              )}
            </>
          }
        >
          {error ? (
            <NotLoaded error={error} />
          ) : (
            <Skeleton label={t('user.layout.loading')}>
              <SkeletonItem size={48} />
            </Skeleton>
          )}
        </DialogFrame>
      )}
    </PortalDialog>
  );
}

/** The number of seats that the field begins with. */
const usualSeats = '5';

/** What a request shows: the contact of the user, and the seats there are. */
interface RequestFacts {
  contact?: ContactValues;
  /** For a request for seats: how many are used of how many. */
  seats?: { total: number; limit: number };
}

/** What the request shows, or why it is not there; nothing while it loads. */
function useRequestFacts(kind: RequestKind) {
  const services = useServices();
  const [loaded, setLoaded] = useState<RequestFacts & { error?: ApiError }>({});
  const isMounted = useIsMounted();
  const load = useCallback(async () => {
    const { backgroundApi } = services();
    const [contact, seats] = await Promise.all([
      settle(loadContact(backgroundApi)),
      kind === 'seats' ? optional(backgroundApi.listSubUsers({ query: { page: 1, size: 1 } })) : undefined,
    ]);
    if (isMounted()) setLoaded(contact instanceof ApiError ? { error: contact } : { contact, seats });
  }, [services, isMounted, kind]);
  useEffect(() => void load(), [load]);
  function retry() {
    setLoaded({});
    void load();
  }
  return { ...loaded, retry };
}

function NotLoaded({ error }: { error: ApiError }) {
  const { t } = useTranslation(['user', 'error']);
  const { title, text } = useErrorDescription(error);
  return (
    <Notice kind="failure" text={t(title)}>
      <p>{text}</p>
    </Notice>
  );
}

interface RequestFormProps extends RequestDialogProps, RequestFacts {
  title: string;
  contact: ContactValues;
  onBusy: (isBusy: boolean) => void;
  onSent: (sent: SentProps) => void;
}

function RequestForm({
  kind,
  id = kind,
  name,
  title,
  expireTime,
  choices = [],
  sentAt,
  contact,
  seats,
  colleagues,
  onBusy,
  onSent,
  onClose,
}: RequestFormProps) {
  const { t } = useTranslation(['user', 'form']);
  const lang = useContentLanguage();
  const services = useServices();
  const user = useAtomValue(userAtom);
  const captcha = useCaptcha({ isSliderWaived: true });
  const isForSeats = kind === 'seats';
  const form = useForm<RequestValues>({ defaultValues: { ...contact, product: '', seats: usualSeats } });
  const draft = useUserDraft(form, `request:${kind}:${id}`);
  const firstMissing = contactNames.find((field) => contact[field] === '');
  const [isEditing, setEditing] = useState(firstMissing !== undefined);
  /** Whether no more requests are taken today: there is still the telephone. */
  const [isAtLimit, setAtLimit] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  // The control that had the focus is gone: Cancel when the contact has loaded, and the button that opens the fields.
  useEffect(() => {
    if (!isEditing && isForSeats) form.setFocus('seats', { shouldSelect: true });
    else if (!isEditing) element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    else form.setFocus(firstMissing ?? 'name');
  }, [form, isForSeats, isEditing, firstMissing]);

  const submit = useSubmit(
    form,
    async ({ product: chosen, seats: more, ...values }) => {
      const proof = await captcha.execute();
      if (!proof) return;
      onBusy(true);
      const product = isForSeats ? t('user.request.seatsWanted', { count: Number(more) }) : (name ?? chosen);
      const body = { ...values, source: kind, lang, ...(product && { product }), ...proof };
      try {
        await services().api.submitApplication({ body });
      } finally {
        onBusy(false);
      }
      draft.forget();
      if (user) rememberRequest(user.id, kind, isForSeats ? more : id);
      onSent({ product, contact: values });
    },
    {
      fieldErrors,
      onRefused({ code }) {
        if (code === 'A2010') captcha.reject();
        setAtLimit(code === 'A5022' || code === 'A5023');
        return false;
      },
    },
  );

  const { isSubmitting } = form.formState;
  const rows: [string, ReactNode][] = [];
  if (name) rows.push([t('user.request.product'), name]);
  if (expireTime !== undefined) rows.push([t('user.request.end'), formatDate(expireTime)]);
  if (seats) {
    const more = form.watch('seats');
    const now = { used: formatNumber(seats.total), limit: formatNumber(seats.limit) };
    const later = formatNumber(seats.limit + Number(more));
    rows.push([
      t('user.dashboard.seats'),
      fields.seats.rule(more)
        ? t('user.dashboard.seatsUsed', now)
        : t('user.request.seatsThen', { ...now, later }),
    ]);
  }
  if (!isEditing) {
    // The draft may differ from the account.
    const values = form.watch(contactNames);
    rows.push([
      t('user.request.answerTo'),
      <div key="contact" className={styles.contact}>
        {values.map((value) => (
          <div key={value}>{value}</div>
        ))}
        <Button onClick={() => setEditing(true)}>{t('user.request.change')}</Button>
      </div>,
    ]);
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        // Does not submit a form around the dialog.
        event.stopPropagation();
        submit(event);
      }}
    >
      <DialogFrame
        title={title}
        actions={
          <>
            <Button size="large" onClick={onClose} disabledFocusable={isSubmitting}>
              {t('user.confirm.cancel')}
            </Button>
            <SubmitButton
              form={form}
              label={t('user.request.confirm')}
              busyLabel={t('user.request.sending')}
            />
          </>
        }
      >
        {draft.notice}
        <p>
          {sentAt === undefined
            ? t(`user.request.text.${kind}`)
            : t('user.request.again', { date: formatDate(sentAt) })}
        </p>
        {expireTime !== undefined && expireTime > Date.now() && (
          <Suspense fallback={<Unchanged end={expireTime} />}>
            <Unchanged end={expireTime} colleagues={colleagues} />
          </Suspense>
        )}
        {isForSeats && <TextField form={form} fields={fields} name="seats" />}
        {!name && choices.length > 0 && (
          <SelectField
            form={form}
            fields={fields}
            name="product"
            placeholder={t('user.request.anyProduct')}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
          />
        )}
        {rows.length > 0 && <DetailList rows={rows} />}
        {isEditing &&
          contactNames.map((field) => <TextField key={field} form={form} fields={fields} name={field} />)}
        <p>{t('user.request.purpose')}</p>
        {captcha.field}
        <FormFailure form={form} />
        {isAtLimit && (
          <>
            <p>{t('user.request.urgent')}</p>
            <ContactLinks />
          </>
        )}
      </DialogFrame>
    </form>
  );
}

interface UnchangedProps {
  /** The end of the present term, in epoch milliseconds. */
  end: number;
  /** Suspends until they are counted. */
  colleagues?: RequestDialogProps['colleagues'];
}

/** What a renewal changes until the end of the present term. */
function Unchanged({ end, colleagues }: UnchangedProps) {
  const { t } = useTranslation(['user']);
  const users = (colleagues && use(colleagues)) ?? 0;
  const date = formatDate(end);
  return (
    <p>
      {users > 0
        ? t('user.request.unchangedFor', { count: users, date })
        : t('user.request.unchanged', { date })}
    </p>
  );
}

interface SentProps {
  /** What was asked for, as sales reads it; empty when nothing was named. */
  product: string;
  /** Whom sales answers. */
  contact: ContactValues;
}

function Sent({
  product,
  contact: { name, email, mobile },
  onClose,
}: SentProps & Pick<RequestDialogProps, 'onClose'>) {
  const { t } = useTranslation(['user']);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <DialogFrame
      title={t('user.request.sent')}
      actions={
        <Button ref={done} size="large" appearance="primary" onClick={onClose}>
          {t('user.request.done')}
        </Button>
      }
    >
      {product && <DetailList rows={[[t('user.request.product'), product]]} />}
      <p>{t('user.request.next', { name, email, mobile })}</p>
      <p>{t('user.request.urgent')}</p>
      <ContactLinks />
    </DialogFrame>
  );
}
