import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { htmlLanguage, languageName, languages } from '../i18n/languages.ts';
import { switchLanguage } from '../i18n/localized-path.ts';
import { persistLanguage } from '../i18n/persist-language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useBootstrapData } from './bootstrap-data.tsx';

interface LanguageSwitchProps {
  className?: string;
  icon: ReactNode;
}

/** Links to this page in the other languages; each label is in its own language. */
export function LanguageSwitch({ className, icon }: LanguageSwitchProps) {
  const current = useLanguage();
  const location = useLocation();
  const { cookieDomain } = useBootstrapData().config;
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Link
        key={language}
        to={switchLanguage(location, language)}
        lang={htmlLanguage(language)}
        hrefLang={htmlLanguage(language)}
        className={className}
        preventScrollReset
        onClick={() => persistLanguage(language, cookieDomain)}
      >
        {icon}
        {languageName(language)}
      </Link>
    ));
}
