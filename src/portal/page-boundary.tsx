import { Button } from '@fluentui/react-components';
import { Outlet, useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../api/message.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageTitle } from './page-title.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** A page of the user area that could not be loaded: the frame stays, and it can be tried again. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const t = useText('user', 'error');
  const language = useLanguage();
  const { revalidate, state } = useRevalidator();
  // The login page is on its way.
  if (error instanceof ApiError && error.reaction.endsSession) return <PageSkeleton />;
  if (!(error instanceof ApiError)) throw error;
  return (
    <>
      <PageTitle title={t('user.failed.title')} intro={messageOf(error, language)} />
      <Button appearance="primary" disabledFocusable={state === 'loading'} onClick={revalidate}>
        {t('user.failed.retry')}
      </Button>
    </>
  );
}
