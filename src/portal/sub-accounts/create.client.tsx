import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useArea } from './area-layout.tsx';
import { AtLimit } from './at-limit.tsx';
import styles from './create-page.module.css';
import type { clientLoader } from './create-page.tsx';
import { CreateForm, EditForm } from './sub-account-form.tsx';
import { useBackToList } from './use-list-query.ts';

export function SubAccountCreation() {
  const { t } = useTranslation(['subAccount']);
  const { sub, seats, model } = useLoaderData<typeof clientLoader>();
  const { permissions } = useArea();
  return (
    <>
      <PageTitle
        title={sub ? t('subAccount.edit.title', { name: sub.name }) : t('subAccount.create.title')}
        breadcrumbs={[{ label: t('subAccount.list.title'), to: useBackToList().list }]}
        intro={t(sub ? 'subAccount.edit.intro' : 'subAccount.create.intro')}
      />
      {sub ? (
        <EditForm key={sub.id} sub={sub} permissions={permissions} />
      ) : (
        <>
          <p className={styles.seats}>
            {t('subAccount.list.seats', {
              used: formatNumber(seats.total),
              limit: formatNumber(seats.limit),
            })}
          </p>
          {seats.total >= seats.limit && <AtLimit />}
          <CreateForm key={model?.id} model={model} last={seats.list[0]} permissions={permissions} />
        </>
      )}
    </>
  );
}
