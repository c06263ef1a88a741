import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useBootstrapData } from '../app/bootstrap-data.tsx';
import { htmlLanguage, languageName, languages } from './languages.ts';
import { switchLanguage } from './localized-path.ts';
import { persistLanguage } from './persist-language.ts';
import { useLanguage } from './use-language.ts';

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
