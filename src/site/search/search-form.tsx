import { useId } from 'react';
import { Form } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SearchIcon } from '../../ui/page-icons.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The page that answers, from `paths`. */
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  keyword: string;
  /** Further conditions of the page, which stay in its address. */
  kept?: Record<string, string>;
}

/** Puts words into the address of a page, where its loader reads them; works without scripts. */
export function SearchForm({ action, label, placeholder, submit, keyword, kept = {} }: SearchFormProps) {
  const id = useId();
  const language = useLanguage();
  return (
    <search>
      <Form method="get" action={localize(action, language)} className={styles.search} preventScrollReset>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.box}>
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <SearchIcon />
          {/* Another word in the address, by whatever way, shows in the box. */}
          <input
            key={keyword}
            id={id}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={placeholder}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <button type="submit">{submit}</button>
      </Form>
    </search>
  );
}
