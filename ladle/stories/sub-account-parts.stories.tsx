import { type ReactNode, useState } from 'react';
import type { components } from '../../openapi/generated/schema.d.ts';
import { PortalDialog } from '../../src/portal/dialogs/portal-dialog.tsx';
import { AccountTable } from '../../src/portal/sub-accounts/account-table.tsx';
import { AreaContext } from '../../src/portal/sub-accounts/area-layout.tsx';
import { LimitDialog } from '../../src/portal/sub-accounts/at-limit.tsx';
import { bulkActions } from '../../src/portal/sub-accounts/bulk.ts';
import { BulkDialog } from '../../src/portal/sub-accounts/bulk-dialog.tsx';
import { checkLines, type ImportFile } from '../../src/portal/sub-accounts/check-lines.ts';
import { HandoverDialog } from '../../src/portal/sub-accounts/handover-dialog.tsx';
import type { ImportTexts } from '../../src/portal/sub-accounts/import-columns.ts';
import { ImportLines } from '../../src/portal/sub-accounts/import-lines.tsx';
import { readImportTable } from '../../src/portal/sub-accounts/import-table.ts';
import { PermissionMatrix } from '../../src/portal/sub-accounts/permission-matrix.tsx';
import { PersonDrawer } from '../../src/portal/sub-accounts/person-drawer.tsx';
import { RowDialog } from '../../src/portal/sub-accounts/row-dialog.tsx';
import { type RowChoice, RowMenu } from '../../src/portal/sub-accounts/row-menu.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.client.tsx';
import { Click } from '../click.tsx';

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

const untouched = {
  selectedIds: new Set<string>(),
  busyIds: new Set<string>(),
  onPick() {},
  onSelect: () => {},
  onChoose: () => {},
};

export const LongNames = () => (
  <FluentRoot>
    <AccountTable
      {...untouched}
      rows={[row, { ...row, id: 'u-2', status: 0, de: 0 }, { ...row, id: 'u-3', status: 2 }]}
      selectedIds={new Set(['u-2'])}
      busyIds={new Set(['u-3'])}
    />
  </FluentRoot>
);

export const NoRows = () => (
  <FluentRoot>
    <AccountTable {...untouched} rows={[]} />
  </FluentRoot>
);

export const Limit = () => (
  <FluentRoot>
    <LimitDialog onClose={() => {}} />
  </FluentRoot>
);

const noChange = () => Promise.resolve(true);

const area = {
  permissions: [
    { kind: 'productIds' as const, id: 'p-brand', name: '品牌体验' },
    { kind: 'serviceIds' as const, id: 's-sample', name: 'Sample service' },
  ],
  ended: ['Community'],
};

const InArea = ({ children }: { children: ReactNode }) => (
  <FluentRoot>
    <AreaContext value={area}>{children}</AreaContext>
  </FluentRoot>
);

export const Matrix = () => (
  <InArea>
    <PermissionMatrix rows={[{ ...row, productIds: ['p-brand'] }]} changeRow={noChange} onChoose={() => {}} />
  </InArea>
);

const Asked = ({ choice }: { choice: RowChoice }) => (
  <FluentRoot>
    <RowDialog row={row} choice={choice} changeRow={noChange} onClose={() => {}} onDeleted={() => {}} />
  </FluentRoot>
);

export const AskToClose = () => <Asked choice="close" />;
export const AskToOpen = () => <Asked choice="open" />;
export const AskToRestore = () => <Asked choice="restore" />;
export const AskToCloseDe = () => <Asked choice="closeDe" />;
export const AskToOpenDe = () => <Asked choice="openDe" />;
export const AskToCancel = () => <Asked choice="cancel" />;
export const AskToDelete = () => <Asked choice="delete" />;
export const ResetPassword = () => <Asked choice="reset" />;

const several: (typeof row)[] = [row, { ...row, id: 'u-2', status: 0 }, { ...row, id: 'u-3', status: 2 }];

export const AskToOpenSeveral = () => (
  <FluentRoot>
    <BulkDialog
      bulk={{ change: bulkActions.open, rows: several }}
      onCancel={() => {}}
      onFinished={() => {}}
    />
  </FluentRoot>
);

/** The results of a bulk action: successes and failures. */
export const SeveralClosed = () => (
  <Click on={['[role=dialog] button[type=submit]']} until="[role=alertdialog]">
    <FluentRoot>
      <BulkDialog
        bulk={{ change: bulkActions.close, rows: several }}
        onCancel={() => {}}
        onFinished={() => {}}
      />
    </FluentRoot>
  </Click>
);
SeveralClosed.args = { account: 'main' };

/** A separate story, because an open menu covers other content. */
export const RowMenuOpen = () => (
  <Click on={['[aria-haspopup=menu]']} until="[role=menuitem]">
    <FluentRoot>
      <RowMenu row={row} isBusy={false} onChoose={() => {}} />
    </FluentRoot>
  </Click>
);

/** The sign-in details of a new sub-account. */
export const HandOver = () => (
  <FluentRoot>
    <HandoverDialog
      title={row.name}
      name={row.name}
      account={row.account}
      password="Hjb4-wmd5-dyw3-xpc7"
      onAnother={() => {}}
      onDone={() => {}}
    />
  </FluentRoot>
);

/** Everything about a sub-account, with every action of its row. */
export const Details = () => (
  <InArea>
    <PersonDrawer
      row={{ ...row, productIds: ['p-brand'] }}
      isBusy={false}
      changeRow={noChange}
      onChoose={() => {}}
      onClose={() => {}}
    />
  </InArea>
);

const importColumns: ImportTexts = {
  headers: new Map([
    ['account', 'account'],
    ['name', 'name'],
    ['phone', 'mobile'],
    ['products', 'products'],
  ]),
  de: new Map([['', 0]]),
  permissions: { productIds: new Map([['品牌体验', 'p-brand']]), serviceIds: new Map() },
};

/** The preview of an import: valid lines, and lines with one and several errors. */
export const ImportPreview = () => {
  const [file, setFile] = useState(readExample);
  return (
    <InArea>
      <PortalDialog isAlert isLarge onClose={() => {}}>
        {file && (
          <ImportLines
            file={file}
            onFile={setFile}
            onStart={() => {}}
            onClose={() => {}}
            onFinished={() => {}}
          />
        )}
      </PortalDialog>
    </InArea>
  );
};

function readExample(): ImportFile | undefined {
  const table = readImportTable(
    [
      'account,name,phone,products',
      `${row.account},Chen Yu,13700000011,品牌体验`,
      'nobody,,123,No such product',
      `${row.account},Li Wei,13700000012,`,
      `${row.account},Li Wei,13700000012,,Note`,
    ].join('\n'),
    importColumns,
  );
  if ('key' in table) throw new Error(table.key);
  const checks = { texts: importColumns, existing: [], freeSeats: 10 };
  return { table, checks, lines: checkLines(table, checks) };
}

/** A faulty line of the preview as fields, each with what is wrong. */
export const ImportEdit = () => (
  <Click on={['[role=alertdialog] li button']} until="[role=alertdialog] form">
    <ImportPreview />
  </Click>
);
