import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { AtLimit } from './at-limit.tsx';
import styles from './create-page.module.css';
import type { clientLoader } from './create-page.tsx';
import { CreateForm, EditForm } from './sub-account-form.tsx';
import { useBackToList } from './use-list-query.ts';

export function SubAccountCreation() {
  const { t } = useTranslation(['subAccount']);
  const { sub, seats, model } = useLoaderData<typeof clientLoader>();
  /** The seats as they were when one more was taken. They load again with the next form: a failure must not hide a new password. */
  const [takenOf, setTakenOf] = useState<typeof seats>();
  const taken = Number(takenOf === seats);
  return (
    <>
      <PageTitle
        title={sub ? t('subAccount.edit.title', { name: sub.name }) : t('subAccount.create.title')}
        breadcrumbs={[{ label: t('subAccount.list.title'), to: useBackToList().list }]}
        intro={t(sub ? 'subAccount.edit.intro' : 'subAccount.create.intro')}
      />
      {sub ? (
        <EditForm key={sub.id} sub={sub} />
      ) : (
        <>
          <p className={styles.seats}>
            {t('subAccount.list.seats', {
              used: formatNumber(seats.total + taken),
              limit: formatNumber(seats.limit),
            })}
          </p>
          {seats.total + taken >= seats.limit && <AtLimit />}
          <CreateForm
            key={model?.id}
            model={model}
            last={seats.list[0]}
            onCreated={() => setTakenOf(seats)}
          />
        </>
      )}
    </>
  );
}
