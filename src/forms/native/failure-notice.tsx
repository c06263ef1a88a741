import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Notice } from '../../ui/notice.tsx';

interface FailureNoticeProps {
  title: string;
  /** The message of the API; undefined without an error. */
  error: ApiError | undefined;
  /** Links to continue. */
  children?: ReactNode;
}

/** The error of a failed submission: a title, and the message of the API's code or what a visitor without an account can do. */
export function FailureNotice({ title, error, children }: FailureNoticeProps) {
  const { t } = useTranslation(['form']);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const needsAccount = error?.handling.endsSession && lookup(language, 'error.needsAccount');
  return (
    <Notice kind="failure" text={error && (needsAccount || title)}>
      {needsAccount ? (
        <p>
          <LocalizedLink to={paths.login(pathname + search)}>{t('form.signIn')}</LocalizedLink>
        </p>
      ) : (
        error?.code && <p>{errorMessage(error, language)}</p>
      )}
      {children}
    </Notice>
  );
}
