import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { htmlLanguages, languageNames, languages } from '../i18n/languages.ts';
import { swapLanguage } from '../i18n/localized-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useBoot } from './boot.tsx';

interface LanguageSwitchProps {
  className?: string;
  icon: ReactNode;
}

/** A link to this page in each other language, in the words of that language. */
export function LanguageSwitch({ className, icon }: LanguageSwitchProps) {
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
        className={className}
        preventScrollReset
        onClick={() => chooseLanguage(language, cookieDomain)}
      >
        {icon}
        {languageNames[language]}
      </Link>
    ));
}
