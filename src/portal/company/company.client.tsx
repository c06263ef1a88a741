import { useLoaderData } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
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
        <div className={surface.notice}>
          <Notice kind="info" text={t(mayEdit ? 'company.empty' : 'company.emptyForSub')} />
        </div>
      )}
      {mayEdit ? (
        <CompanyForm company={company} />
      ) : (
        <CompanyDetails company={company} mainAccount={mainAccount} />
      )}
    </>
  );
}
