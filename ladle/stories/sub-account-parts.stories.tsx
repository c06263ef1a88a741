import type { components } from '../../openapi/generated/schema.d.ts';
import { LimitDialog } from '../../src/portal/sub-account/limit-dialog.tsx';
import { SubAccountTable } from '../../src/portal/sub-account/sub-account-table.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.tsx';

const row: components['schemas']['SubUser'] = {
  id: 'u-1',
  account: 'an.account.with.a.remarkably.long.local.part.and.no.end@subsidiary.example.com',
  name: '欧阳娜娜·阿卜杜热西提·买买提江Maximilian-Alexander-von-Hohenstein',
  mobile: '13900001234',
  createTime: Date.UTC(2026, 0, 31),
  status: 1,
  productIds: [],
  serviceIds: [],
  de: 1,
  lastLoginTime: null,
};

export const LongNames = () => (
  <FluentRoot>
    <SubAccountTable
      rows={[row, { ...row, id: 'u-2', status: 0, de: 0 }, { ...row, id: 'u-3', status: 2 }]}
    />
  </FluentRoot>
);

export const NoRows = () => (
  <FluentRoot>
    <SubAccountTable rows={[]} />
  </FluentRoot>
);

export const Limit = () => (
  <FluentRoot>
    <LimitDialog isOpen onClose={() => {}} />
  </FluentRoot>
);
