import { Button, DialogActions, DialogContent } from '@fluentui/react-components';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import dialog from '../dialogs/confirm-dialog.module.css';
import { BatchProgress, scrollStop } from './batch-progress.tsx';
import styles from './list-page.module.css';
import type { ImportFile, ImportLine } from './parse-import.ts';
import { PersonLabel } from './person-label.tsx';
import { saveCsv } from './save-csv.ts';
import { type BatchResult, useBatch } from './use-batch.ts';
import { useSignInAddress } from './use-sign-in-address.ts';

interface ImportLinesProps {
  file: ImportFile;
  onStart: () => void;
  onBack: () => void;
  /** Called with the ids of the new sub-accounts. */
  onFinished: (created: readonly string[]) => void;
}

/** Previews the lines of a file, creates the sub-accounts one by one, and offers the results as files. */
export function ImportLines({
  file: { header, ignored, lines },
  onStart,
  onBack,
  onFinished,
}: ImportLinesProps) {
  const { t } = useTranslation(['subAccount', 'common']);
  const language = useLanguage();
  const services = useServices();
  const address = useSignInAddress();
  const [created, setCreated] = useState<ReadonlyMap<string, string>>(new Map());
  // At the limit no other line can succeed.
  const { run, isRunning, results } = useBatch<ImportLine>((error) =>
    error.code === 'A2012' ? { outcome: 'skipped', message: t('subAccount.import.notTried') } : undefined,
  );
  const valid = lines.filter(({ errors }) => errors.length === 0).length;
  // Full stops only at the end.
  const reasonOf = ({ errors }: ImportLine) =>
    errors
      .map((error) => ('values' in error ? t(error.key, error.values) : lookup(language, error.key)))
      .map((text, index) => (index < errors.length - 1 ? text?.replace(/[.。]$/, '') : text))
      .join(t('subAccount.import.and'));

  async function act(line: ImportLine): Promise<BatchResult> {
    if (line.errors.length > 0) return { outcome: 'failed', message: reasonOf(line) };
    const { id: lineId, account, name, mobile, password, productIds, serviceIds, de } = line;
    const body = {
      account,
      name,
      mobile,
      password,
      confirmPassword: password,
      productIds,
      serviceIds,
      de,
    };
    try {
      const { id } = await services().api.createSubUser({ body });
      setCreated((before) => new Map([...before, [lineId, id]]));
    } catch (error) {
      // The shared message of the code is for a registration.
      if (error instanceof ApiError && error.code === 'A2001')
        return { outcome: 'failed', message: t('subAccount.create.accountExists') };
      throw error;
    }
    return { outcome: 'done', message: t('subAccount.import.created') };
  }

  if (!isRunning && results.size === 0)
    return (
      <>
        <DialogContent className={dialog.content}>
          <p role="status">{t('subAccount.import.preview', { count: lines.length, valid })}</p>
          {ignored.length > 0 && (
            <p>
              {t('subAccount.import.ignored', {
                columns: ignored.join(t('subAccount.person.separator')),
              })}
            </p>
          )}
          <ul
            className={styles.results}
            tabIndex={scrollStop(lines.length)}
            aria-label={t('subAccount.import.lines')}
          >
            {lines.map((line) => (
              <li key={line.id}>
                <PersonLabel person={line}>
                  <small>{t('subAccount.import.line', { line: line.id })}</small>
                </PersonLabel>
                {line.errors.length > 0 ? (
                  <strong data-outcome="failed">{reasonOf(line)}</strong>
                ) : (
                  <span>
                    {t(line.isGenerated ? 'subAccount.import.generated' : 'subAccount.import.ready')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions fluid className={dialog.actions}>
          <Button onClick={onBack}>{t('subAccount.import.other')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={valid === 0}
            onClick={() => {
              onStart();
              run(lines, act);
            }}
          >
            {t('subAccount.import.submit', { count: valid })}
          </Button>
        </DialogActions>
      </>
    );

  const done = lines.filter(({ id }) => created.has(id));
  const others = lines.filter(({ id }) => !created.has(id));
  const hasDetails = !isRunning && done.length > 0;
  const isAtLimit = [...results.values()].some(({ outcome }) => outcome === 'skipped');

  function saveDetails() {
    const head = ['handover.address', 'handover.account', 'list.name', 'handover.password'] as const;
    saveCsv(t('subAccount.import.detailsFile'), [
      head.map((key) => t(`subAccount.${key}`)),
      ...done.map(({ account, name, password }) => [address, account, name, password]),
    ]);
  }

  function saveFailed() {
    saveCsv(t('subAccount.import.failedFile'), [
      [...header, t('subAccount.import.reason')],
      ...others.map(({ id, cells }) => [
        ...header.map((_, column) => cells[column] ?? ''),
        results.get(id)?.message ?? '',
      ]),
    ]);
  }

  return (
    <>
      <DialogContent className={dialog.content}>
        <BatchProgress items={lines} results={results} isRunning={isRunning} />
        {isAtLimit && <p>{t('common.apiMsg.A2012')}</p>}
        {isAtLimit && <ContactLinks />}
        {hasDetails && <p>{t('subAccount.import.once')}</p>}
      </DialogContent>
      <DialogActions fluid className={dialog.actions}>
        <Button
          appearance={hasDetails ? 'secondary' : 'primary'}
          disabledFocusable={isRunning}
          onClick={() => onFinished([...created.values()])}
        >
          {t('subAccount.import.done')}
        </Button>
        {!isRunning && others.length > 0 && (
          <Button onClick={saveFailed}>{t('subAccount.import.failed')}</Button>
        )}
        {hasDetails && (
          <Button appearance="primary" onClick={saveDetails}>
            {t('subAccount.import.details')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
