import { stripLanguage } from '../../src/i18n/localized-path.ts';
import type { components } from '../engine/generated/control.d.ts';
import { signInAs } from './sign-in-as.ts';
import type { TabProps } from './tab-props.ts';

type Page = components['schemas']['Page'];

interface OpenPageButtonsProps extends Pick<TabProps, 'control' | 'site' | 't'> {
  operationId: string;
}

/** Opens the pages that call an operation, signed in as somebody who may. Nothing where the site shows one of them. */
export function OpenPageButtons({ operationId, control, site, t }: OpenPageButtonsProps) {
  const { operations = [], accounts = [] } = control.fixed?.catalogue ?? {};
  const { pages = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  const current = site.page && stripLanguage(site.page.address);
  const account = accounts.find(({ id }) => id === site.page?.userId)?.key;
  /** The account to sign in as first. A session of the fake backend is none of a real one. */
  const otherAccount = ({ as }: Page) => (as === account || control.state?.upstream ? undefined : as);
  const isHere = (page: Page) => page.path === current && otherAccount(page) === undefined;
  if (!site.page || pages.length === 0 || pages.some(isHere)) return null;

  async function open(page: Page) {
    const as = otherAccount(page);
    if (as !== undefined && !(await signInAs(as, { control, site }))) return;
    site.act({ kind: 'open', path: page.path });
  }

  return (
    <span className="actions">
      {pages.map((page) => (
        <button key={page.path} type="button" onClick={() => open(page)}>
          {t.openPage(page.path, otherAccount(page))}
        </button>
      ))}
    </span>
  );
}
