import { Field, Input } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { compact } from '../../forms/validators/normalize.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import styles from './list-page.module.css';
import { useListQuery } from './use-list-query.ts';

/** Opens the entered page. A number outside the range opens the closest page, with a message. */
export function PageNumberField({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation(['subAccount']);
  const navigate = useNavigate();
  const { addressOf } = useListQuery();
  const [typed, setTyped] = useState({ text: '', isSubmitted: true });
  const [message, setMessage] = useState<string>();
  // Another page makes the input obsolete, unless it was typed while the page was loading.
  useEffect(() => setTyped((now) => (now.isSubmitted ? { ...now, text: `${page}` } : now)), [page]);

  function open() {
    const text = compact(typed.text);
    const wanted = Number(text);
    if (text === '' || !Number.isInteger(wanted)) {
      setTyped({ ...typed, isSubmitted: true });
      setMessage(t('subAccount.list.pageInvalid', { pages: formatNumber(pages) }));
      return;
    }
    const target = Math.min(Math.max(wanted, 1), pages);
    setMessage(
      target === wanted
        ? undefined
        : t('subAccount.list.pageBounded', { page: formatNumber(target), pages: formatNumber(pages) }),
    );
    setTyped({ text: `${target}`, isSubmitted: true });
    navigate(addressOf({ page: target }), { preventScrollReset: true });
  }

  return (
    <form
      noValidate
      className={styles.pageNumber}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field
        label={t('subAccount.list.goTo')}
        orientation="horizontal"
        validationState={message ? 'warning' : 'none'}
        validationMessage={message && <span>{message}</span>}
      >
        <Input
          value={typed.text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          // Typing replaces the number.
          onFocus={({ target }) => target.select()}
          onChange={(_, { value }) => {
            setTyped({ text: value, isSubmitted: false });
            setMessage(undefined);
          }}
        />
      </Field>
    </form>
  );
}
