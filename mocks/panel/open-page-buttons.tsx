import type { components } from '../engine/generated/control.d.ts';
import { isAt } from './pages-elsewhere.ts';
import { usePanel } from './panel-context.ts';
import { Button } from './parts.tsx';

type Page = components['schemas']['Page'];

/** Opens the pages that call an operation, signed in as somebody who may. Nothing where the site shows one of them. */
export function OpenPageButtons({ operationId }: { operationId: string }) {
  const { control, site, page: shown, callsOfPage, t, signInAs } = usePanel();
  const { operations = [], accounts = [] } = control.fixed?.catalogue ?? {};
  const { pages = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  const account = accounts.find(({ id }) => id === shown?.userId)?.key;
  /** The account to sign in as first. A session of the fake backend is none of a real one. */
  const otherAccount = ({ as }: Page) => (as === account || control.state?.upstream ? undefined : as);
  if (!shown || callsOfPage.some((call) => call.operationId === operationId)) return null;
  if (pages.some((page) => isAt(shown.address, page) && otherAccount(page) === undefined)) return null;

  async function open(page: Page) {
    const as = otherAccount(page);
    if (as === undefined || (await signInAs(as))) site.act({ kind: 'open', path: page.path });
  }

  return (
    pages.length > 0 && (
      <span className="actions">
        {pages.map((page) => (
          <Button key={page.path} onClick={() => open(page)}>
            {t.openPage(page.path, otherAccount(page))}
          </Button>
        ))}
      </span>
    )
  );
}
