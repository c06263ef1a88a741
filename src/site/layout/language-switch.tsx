import { Link, useLocation } from 'react-router';
import { useBoot } from '../../boot.tsx';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { htmlLanguages, languageNames, languages } from '../../i18n/languages.ts';
import { swapLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { GlobeIcon } from '../../ui/icons.tsx';
import styles from './header.module.css';

/** A link to this page in each other language, in the words of that language. */
export function LanguageSwitch() {
  const current = useLanguage();
  const location = useLocation();
  const { cookieDomain } = useBoot().config;
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Link
        key={language}
        to={swapLanguage(location, language)}
        lang={htmlLanguages[language]}
        hrefLang={htmlLanguages[language]}
        className={styles.switch}
        preventScrollReset
        onClick={() => chooseLanguage(language, cookieDomain)}
      >
        <GlobeIcon />
        {languageNames[language]}
      </Link>
    ));
}
