import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { maskMobile } from '../../session/mask.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';

/** A masked phone number that can be revealed. */
export function MobileValue({ mobile }: { mobile: string }) {
  const { t } = useTranslation(['user']);
  const [isShown, setShown] = useState(false);
  return (
    <span>
      <span>{isShown ? mobile : maskMobile(mobile)}</span>{' '}
      <Button
        appearance="transparent"
        size="small"
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        aria-label={t(isShown ? 'user.info.hideMobile' : 'user.info.showMobile')}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
