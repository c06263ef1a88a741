import { Button } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { maskMobile } from '../../session/mask.ts';

/** A masked phone number that can be revealed. */
export function MobileValue({ mobile }: { mobile: string }) {
  const { t } = useTranslation(['user']);
  const [isShown, setShown] = useState(false);
  return (
    <span>
      {isShown ? mobile : maskMobile(mobile)}{' '}
      <Button
        appearance="transparent"
        size="small"
        icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
        aria-label={t(isShown ? 'user.info.hideMobile' : 'user.info.showMobile')}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
