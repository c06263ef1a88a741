import { useText } from '../../i18n/use-text.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

/** The way on from the end of the page. */
export function Closing() {
  const t = useText('home');
  return <CallToAction title={t('home.closing.title')} text={t('home.closing.text')} />;
}
