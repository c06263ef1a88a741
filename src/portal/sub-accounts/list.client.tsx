import { Button } from '@fluentui/react-button';
import { type RefObject, useRef } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button as LinkButton } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { ViewLinks } from '../../ui/view-links.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { useLoadedDialog } from '../dialogs/use-loaded-dialog.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { AtLimit } from './at-limit.tsx';
import { ExportButton } from './export-button.tsx';
import { useImportFile } from './import-file.ts';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import type { clientLoader } from './list-page.tsx';
import { countFilters, views } from './list-query.ts';
import { useListLeft, useListQuery } from './use-list-query.ts';

/** The list of sub-accounts. Changes of rows and of the selection render the body only. */
export function SubAccountList() {
  const { t } = useTranslation(['subAccount']);
  const { page, people, seats, since } = useLoaderData<typeof clientLoader>();
  const { query, wanted, addressOf } = useListQuery();
  const title = useRef<HTMLDivElement>(null);
  const isEmpty = seats.used === 0 && countFilters(query) === 0;
  return (
    <>
      <div ref={title} tabIndex={-1}>
        <PageTitle
          title={t('subAccount.list.title')}
          intro={isEmpty ? t('subAccount.list.intro') : undefined}
          actions={<WaysToCreate {...seats} focusAfterImport={title} />}
        />
      </div>
      <div className={styles.bar}>
        <p>
          {t('subAccount.list.seats', {
            used: formatNumber(seats.used),
            limit: formatNumber(seats.limit),
          })}
        </p>
        {!isEmpty && (
          <div>
            <ViewLinks
              label={t('subAccount.view.label')}
              views={views.map((view) => ({
                name: t(`subAccount.view.${view}`),
                to: addressOf({ view, page: query.page }),
                isCurrent: view === wanted.view,
              }))}
            />
            <ExportButton />
          </div>
        )}
      </div>
      {seats.used >= seats.limit && <AtLimit />}
      {!isEmpty && <ListFilters total={page.total} />}
      <ListBody page={page} people={people} since={since} title={title} />
    </>
  );
}

interface WaysToCreateProps {
  /** How many seats are used, and how many there are. */
  used: number;
  limit: number;
  focusAfterImport: RefObject<HTMLElement | null>;
}

/** The two ways to new sub-accounts. */
function WaysToCreate({ used, limit, focusAfterImport }: WaysToCreateProps) {
  const { t } = useTranslation(['subAccount']);
  const left = useListLeft();
  const navigate = useNavigate();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const {
    Dialog: Import,
    open,
    close,
  } = useLoadedDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);
  const { file, readDraft, setFile } = useImportFile();
  const draft = readDraft();
  const from = useRef<HTMLElement>(null);
  useFocusReturn(Import !== undefined, from);

  return (
    <div className={styles.ways}>
      <LinkButton
        as={LocalizedLink}
        kind={used < limit ? 'primary' : 'outline'}
        to={paths.subAccountCreate()}
        state={left}
      >
        {t('subAccount.list.create')}
      </LinkButton>
      <Button
        size="large"
        onClick={({ currentTarget }) => {
          from.current = currentTarget;
          open();
        }}
      >
        {t(file || draft !== null ? 'subAccount.import.continue' : 'subAccount.import.label')}
      </Button>
      {Import && (
        <Import
          limit={limit}
          file={file}
          draft={draft}
          onFile={setFile}
          onClose={close}
          onFinished={async (created) => {
            close();
            setFile(undefined);
            from.current = focusAfterImport.current;
            await navigate(localize(paths.subAccounts(), language), { state: { created } });
            await revalidate();
          }}
        />
      )}
    </div>
  );
}
