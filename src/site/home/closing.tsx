import { useTranslation } from '../../i18n/use-translation.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

/** The call to action at the end of the page. */
export function Closing() {
  const { t } = useTranslation(['home']);
  return <CallToAction title={t('home.closing.title')} text={t('home.closing.text')} />;
}
