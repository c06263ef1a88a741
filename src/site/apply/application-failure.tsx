import type { ApiError } from '../../api/api-error.ts';
import { FailureNotice } from '../../forms/native/failure-notice.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';

/** The error of an application, with a link to other contacts. The form preserves its input. */
export function ApplicationFailure({ error }: { error: ApiError | undefined }) {
  const { t } = useTranslation(['apply']);
  return (
    <FailureNotice title={t('apply.result.fail.title')} error={error}>
      <p>
        <LocalizedLink to={paths.applyTip('fail')}>{t('apply.result.fail.ways')}</LocalizedLink>
      </p>
    </FailureNotice>
  );
}
