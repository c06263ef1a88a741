import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';

interface FailureNoticeProps {
  /** The title of the error. */
  title: string;
  /** The message of the API; undefined without an error. */
  error: ApiError | undefined;
  /** Links to continue. */
  children?: ReactNode;
}

/** The error of a failed submission: a title and the message of the API's code. */
export function FailureNotice({ title, error, children }: FailureNoticeProps) {
  const language = useLanguage();
  return (
    <Notice kind="failure" text={error && title}>
      {error?.code && <p>{errorMessage(error, language)}</p>}
      {children}
    </Notice>
  );
}
