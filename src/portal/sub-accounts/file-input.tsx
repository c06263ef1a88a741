import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './file-input.module.css';

interface FileInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'accept'> {
  ref: Ref<HTMLInputElement>;
  onChoose: () => void;
}

/**
 * A file input whose texts are in the language of the page, not of the browser. The native input is transparent and takes the focus,
 * clicks and dropped files.
 */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  const { t } = useTranslation(['subAccount']);
  const [name, setName] = useState('');
  return (
    <div className={styles.file}>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={({ currentTarget: { files } }) => {
          setName(files?.[0]?.name ?? '');
          onChoose();
        }}
      />
      <span className={styles.button} aria-hidden="true">
        {t('subAccount.import.choose')}
      </span>
      <span className={styles.name} aria-hidden="true">
        <bdi>{name || t('subAccount.import.noFile')}</bdi>
      </span>
    </div>
  );
}
