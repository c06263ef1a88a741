import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar';
import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import surface from '../layout/surface.module.css';
import { CompanyDetails } from './company-details.tsx';
import { CompanyForm } from './company-form.tsx';
import type { clientLoader } from './company-page.tsx';

export function Company() {
  const { t } = useTranslation(['company']);
  const { company, mainAccount } = useLoaderData<typeof clientLoader>();
  // A sub-account has a main account, which alone may edit.
  const mayEdit = mainAccount === null;
  return (
    <>
      {!company && (
        <MessageBar layout="multiline" className={surface.notice}>
          <MessageBarBody>{t(mayEdit ? 'company.empty' : 'company.emptyForSub')}</MessageBarBody>
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
