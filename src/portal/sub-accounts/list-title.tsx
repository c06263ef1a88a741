import { Button } from '@fluentui/react-components';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button as LinkButton } from '../../ui/button.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './list-page.module.css';
import type { Permission } from './permissions.ts';
import { useListLeft } from './use-list-query.ts';

/** With the CSV parser, on first use. */
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

interface ListTitleProps {
  permissions: readonly Permission[];
  /** The element to focus after an import. */
  focusAfterImport: RefObject<HTMLElement | null>;
}

/** The title of the list, with the two ways to new sub-accounts. */
export function ListTitle({ permissions, focusAfterImport }: ListTitleProps) {
  const { t } = useTranslation(['subAccount']);
  const left = useListLeft();
  const navigate = useNavigate();
  const language = useLanguage();
  const [isImporting, setImporting] = useState(false);
  const from = useRef<HTMLElement>(null);
  useFocusReturn(isImporting, from);
  return (
    <>
      <PageTitle
        title={t('subAccount.list.title')}
        intro={t('subAccount.list.intro')}
        actions={
          <div className={styles.ways}>
            <LinkButton as={LocalizedLink} kind="primary" to={paths.subAccountCreate()} state={left}>
              {t('subAccount.list.create')}
            </LinkButton>
            <Button
              size="large"
              onClick={({ currentTarget }) => {
                from.current = currentTarget;
                setImporting(true);
              }}
            >
              {t('subAccount.import.label')}
            </Button>
          </div>
        }
      />
      {isImporting && (
        <Suspense>
          <ImportDialog
            permissions={permissions}
            onClose={() => setImporting(false)}
            onFinished={(created) => {
              setImporting(false);
              from.current = focusAfterImport.current;
              navigate(localize(paths.subAccounts(), language), { state: { created } });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
