import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar';
import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompanyDetails } from './company-details.tsx';
import { CompanyForm } from './company-form.tsx';
import styles from './company-page.module.css';
import type { clientLoader } from './company-page.tsx';
import { CompanyTitle, useMayEdit } from './company-title.tsx';

export function Company() {
  const { t } = useTranslation(['company']);
  const { company, mainAccount } = useLoaderData<typeof clientLoader>();
  const mayEdit = useMayEdit();
  const empty = t(mayEdit ? 'company.empty' : 'company.emptyForSub');
  return (
    <>
      <CompanyTitle />
      {!company && (
        <MessageBar layout="multiline" className={styles.notice}>
          <MessageBarBody>{empty}</MessageBarBody>
        </MessageBar>
      )}
      {mayEdit ? (
        <CompanyForm company={company} />
      ) : (
        <CompanyDetails company={company} mainAccount={mainAccount} />
      )}
    </>
  );
}
