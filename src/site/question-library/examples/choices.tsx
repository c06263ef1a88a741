import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import { type ExampleProps, groupsOf, listOf } from './example.ts';
import styles from './examples.module.css';

/** Single or multiple choice from a list. */
export function Choices({ name, parts, type }: ExampleProps & { type: 'radio' | 'checkbox' }) {
  return (
    <div className={styles.options}>
      {listOf(parts).map((option) => (
        <label key={option} className={styles.option}>
          <input type={type} name={name} value={option} />
          {option}
        </label>
      ))}
    </div>
  );
}

/** Single choice from large cards. */
export function Tiles({ name, parts, pictures = [] }: ExampleProps & { pictures?: ReactNode[] }) {
  return (
    <div className={styles.tiles}>
      {listOf(parts).map((option, index) => (
        <label key={option} className={styles.tile}>
          <input type="radio" name={name} value={option} />
          {pictures[index]}
          <Phrases as="span">{option}</Phrases>
        </label>
      ))}
    </div>
  );
}

export function Dropdown({ name, ask, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  return (
    <select name={name} className={styles.field} aria-label={ask}>
      <option value="">{t('lib.control.placeholder')}</option>
      {listOf(parts).map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** Two dependent selects. */
export function Cascade({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const groups = groupsOf(parts);
  const [first, setFirst] = useState('');
  const items = groups.find((group) => group.name === first)?.items ?? [];
  return (
    <div className={styles.options}>
      <select
        name={`${name}-1`}
        className={styles.field}
        aria-label={t('lib.control.first')}
        value={first}
        onChange={({ currentTarget }) => setFirst(currentTarget.value)}
      >
        <option value="">{t('lib.control.placeholder')}</option>
        {groups.map((group) => (
          <option key={group.name}>{group.name}</option>
        ))}
      </select>
      <select
        key={first}
        name={`${name}-2`}
        className={styles.field}
        aria-label={t('lib.control.second')}
        disabled={items.length === 0}
      >
        <option value="">{t('lib.control.placeholder')}</option>
        {items.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </div>
  );
}

/** Three pack designs. */
const packs = [
  <svg key="round" aria-hidden="true" width="64" height="84" viewBox="0 0 64 84">
    <rect x="10" y="14" width="44" height="66" rx="20" fill="var(--color-chart-1)" />
    <rect x="24" y="4" width="16" height="14" rx="4" fill="var(--color-chart-2)" />
    <circle cx="32" cy="48" r="12" fill="var(--color-surface)" opacity="0.9" />
  </svg>,
  <svg key="sharp" aria-hidden="true" width="64" height="84" viewBox="0 0 64 84">
    <path d="M14 22 32 6l18 16v58H14Z" fill="var(--color-chart-4)" />
    <path d="M14 44h36v18H14Z" fill="var(--color-surface)" opacity="0.9" />
  </svg>,
  <svg key="natural" aria-hidden="true" width="64" height="84" viewBox="0 0 64 84">
    <rect x="12" y="16" width="40" height="64" rx="6" fill="var(--color-chart-soft)" />
    <path
      d="M32 66c-16-10-14-26 0-36 14 10 16 26 0 36Zm0 0V40"
      fill="var(--color-chart-1)"
      stroke="var(--color-surface)"
    />
    <rect x="12" y="10" width="40" height="8" rx="2" fill="var(--color-chart-3)" />
  </svg>,
];

export const ImageChoice = (props: ExampleProps) => <Tiles {...props} pictures={packs} />;
