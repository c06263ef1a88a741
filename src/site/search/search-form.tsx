import { useId } from 'react';
import { Form } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The path of the result page, from `paths`. */
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  keyword: string;
  /** Other query parameters to preserve. */
  preservedQuery?: Record<string, string>;
}

/** A GET form for the keyword query of a page; works without scripts. */
export function SearchForm({
  action,
  label,
  placeholder,
  submit,
  keyword,
  preservedQuery = {},
}: SearchFormProps) {
  const id = useId();
  const language = useLanguage();
  return (
    <search>
      <Form method="get" action={localize(action, language)} className={styles.search} preventScrollReset>
        {Object.entries(preservedQuery).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.box}>
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <SearchIcon />
          {/* Remounts when the keyword in the URL changes. */}
          <input
            key={keyword}
            id={id}
            type="search"
            name="keyword"
            className={styles.field}
            defaultValue={keyword}
            placeholder={placeholder}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <Button kind="primary" small type="submit">
          {submit}
        </Button>
      </Form>
    </search>
  );
}
