import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { Section } from '../sections/section.tsx';
import styles from './methods.module.css';

/** The methods of a study beside the product lines: tools, panels and data. */
export function Methods() {
  const { methods } = useContent('home');
  const list = [
    { ...methods.survey, to: paths.survey() },
    { ...methods.lib, to: paths.lib() },
    { ...methods.community, to: paths.product('bbs') },
    { ...methods.sample, to: paths.dataService('sample') },
    { ...methods.data, to: paths.service() },
    { ...methods.labeling, to: paths.dataService('ai-labeling') },
  ];
  return (
    <Section title={methods.title} lead={methods.lead}>
      <ul className={`${split.split} ${styles.methods}`}>
        {list.map(({ to, title, text }) => (
          <li key={title}>
            <h3>
              <LocalizedLink to={to}>
                <Phrases as="span">{title}</Phrases>
                <ArrowIcon />
              </LocalizedLink>
            </h3>
            <Phrases as="p">{text}</Phrases>
          </li>
        ))}
      </ul>
    </Section>
  );
}
