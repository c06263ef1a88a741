import { Field, Input } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import styles from './list-page.module.css';
import { useListQuery } from './use-list-query.ts';

/** Opens the entered page. A number outside the range opens the closest page, with a message. */
export function PageNumberField({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation(['subAccount']);
  const navigate = useNavigate();
  const { addressOf } = useListQuery();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string>();
  // Another page, by a link or the history, makes the input obsolete.
  useEffect(() => setTyped(`${page}`), [page]);

  function open() {
    const wanted = Number(typed.normalize('NFKC'));
    if (typed.trim() === '' || !Number.isInteger(wanted)) {
      setMessage(t('subAccount.list.pageInvalid', { pages: formatNumber(pages) }));
      return;
    }
    const target = Math.min(Math.max(wanted, 1), pages);
    setMessage(
      target === wanted
        ? undefined
        : t('subAccount.list.pageBounded', { page: formatNumber(target), pages: formatNumber(pages) }),
    );
    setTyped(`${target}`);
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
        validationMessage={message}
      >
        <Input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          // Typing replaces the number.
          onFocus={({ target }) => target.select()}
          onChange={(_, { value }) => {
            setTyped(value);
            setMessage(undefined);
          }}
        />
      </Field>
    </form>
  );
}
