import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  /** Says that it did not work. */
  title: string;
  /** Why, as far as the API has said so; undefined while nothing has failed. */
  error: ApiError | undefined;
  /** Ways on. */
  children?: ReactNode;
}

/** A form that could not be sent: the sentence for that, and below it the text of the code that the API answered. */
export function FailureNotice({ title, error, children }: FailureNoticeProps) {
  const language = useLanguage();
  return (
    <Notice kind="failure" text={error && title}>
      {error?.code && <p>{errorMessage(error, language)}</p>}
      {children}
    </Notice>
  );
}
