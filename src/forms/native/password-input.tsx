import { useState } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PasswordInputProps extends Pick<TextInputProps, 'field' | 'label' | 'hint'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input that can be revealed and supports paste and password managers. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={isShown}
          disabled={!isHydrated}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
