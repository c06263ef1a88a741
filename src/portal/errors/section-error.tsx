import type { ApiError } from '../../api/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { useErrorDescription } from './describe-error.ts';
import { RetryButton } from './retry-button.tsx';

interface SectionErrorProps {
  error: ApiError;
  headingId: string;
}

/** Replaces a section of a page that failed to load, below its heading: the error and a retry. */
export function SectionError({ error, headingId }: SectionErrorProps) {
  const { text, mayPass } = useErrorDescription(error);
  return (
    <Notice kind="failure" text={text}>
      {mayPass && <RetryButton error={error} headingId={headingId} />}
    </Notice>
  );
}
