import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar';
import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import surface from '../layout/surface.module.css';
import { CompanyDetails } from './company-details.tsx';
import { CompanyForm } from './company-form.tsx';
import type { clientLoader } from './company-page.tsx';

export function Company({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation(['company']);
  const { company, mainAccount } = useLoaderData<typeof clientLoader>();
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
