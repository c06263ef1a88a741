import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../sections/section.tsx';
import styles from './methods.module.css';

const methods: { to: string; title: TextKey<'home'>; text: TextKey<'home'> }[] = [
  { to: paths.survey(), title: 'home.methods.survey.title', text: 'home.methods.survey.text' },
  { to: paths.lib(), title: 'home.methods.lib.title', text: 'home.methods.lib.text' },
  { to: paths.product('bbs'), title: 'home.methods.community.title', text: 'home.methods.community.text' },
  { to: paths.dataService('sample'), title: 'home.methods.sample.title', text: 'home.methods.sample.text' },
  { to: paths.service(), title: 'home.methods.data.title', text: 'home.methods.data.text' },
  {
    to: paths.dataService('ai-labeling'),
    title: 'home.methods.labeling.title',
    text: 'home.methods.labeling.text',
  },
];

/** The methods of a study beside the product lines: tools, panels and data. */
export function Methods() {
  const { t } = useTranslation(['home']);
  return (
    <Section title={t('home.methods.title')} lead={t('home.methods.lead')}>
      <ul className={styles.methods}>
        {methods.map(({ to, title, text }) => (
          <li key={title}>
            <h3>
              <LocalizedLink to={to}>
                <Phrases as="span">{t(title)}</Phrases>
                <ArrowIcon />
              </LocalizedLink>
            </h3>
            <Phrases as="p">{t(text)}</Phrases>
          </li>
        ))}
      </ul>
    </Section>
  );
}
