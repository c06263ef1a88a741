import { useTranslation } from '../../src/i18n/use-translation.ts';
import { paths } from '../../src/paths/paths.ts';
import { EntitlementRow } from '../../src/portal/dashboard/entitlement-sections.tsx';
import { ProductCard } from '../../src/portal/dashboard/product-card.tsx';
import { ConfirmDialog } from '../../src/portal/dialogs/confirm-dialog.tsx';
import { DetailList } from '../../src/portal/layout/detail-list.tsx';
import { PageTitle } from '../../src/portal/layout/page-title.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.client.tsx';

const longName = 'Maximilian-Alexander-von-Hohenstein·欧阳娜娜·阿卜杜热西提·买买提江';
const longAddress = 'an.account.with.a.remarkably.long.local.part.and.no.end@subsidiary.example.com';

export const LongTitle = () => (
  <FluentRoot>
    <PageTitle
      title={longName}
      intro={longAddress}
      breadcrumbs={[{ label: longName, to: paths.subAccounts() }]}
    />
  </FluentRoot>
);

export const LongDetails = () => (
  <FluentRoot>
    <DetailList
      rows={[
        [longName, longAddress],
        ['E-mail', longAddress],
      ]}
    />
  </FluentRoot>
);

const day = 24 * 60 * 60_000;

export const LongCards = () => {
  const now = Date.UTC(2026, 0, 1);
  return (
    <FluentRoot>
      <ul>
        <ProductCard
          product={{
            id: 'p-1',
            name: longName,
            opened: 1,
            expireTime: now + day,
          }}
          colleagues={undefined}
          now={now}
        />
        <EntitlementRow
          entitlement={{ id: 's-1', name: longAddress, opened: 0 }}
          mainAccount={{ name: longName, email: longAddress }}
          now={now}
        />
      </ul>
    </FluentRoot>
  );
};

export const AskToLeave = () => {
  const { t } = useTranslation(['user']);
  return (
    <FluentRoot>
      <ConfirmDialog
        title={t('user.unsaved.title')}
        confirmLabel={t('user.unsaved.leave')}
        cancelLabel={t('user.unsaved.stay')}
        isDangerous
        onConfirm={() => {}}
        onCancel={() => {}}
      >
        <p>{t('user.unsaved.text')}</p>
      </ConfirmDialog>
    </FluentRoot>
  );
};
