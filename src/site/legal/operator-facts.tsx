import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../sections/fact-list.tsx';
import { useStated } from './use-stated.ts';

/** Name, address and e-mail of the operator. */
export function OperatorFacts() {
  const { t } = useTranslation(['legal']);
  const { legal } = useBootstrapData().config;
  const stated = useStated();
  return (
    <FactList
      facts={[
        { name: t('legal.entity'), text: stated(legal.entity) },
        { name: t('legal.address'), text: stated(legal.address) },
        { name: t('legal.email'), text: legal.email ?? t('legal.unstated') },
      ]}
    />
  );
}
