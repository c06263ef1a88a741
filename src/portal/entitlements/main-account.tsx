import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { optional } from '../../api/settle.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount, type UserSummary } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { sessionContext } from '../../session/session-context.ts';
import { mailHref } from '../../ui/format/mail-href.ts';

/** The main account of a sub-account; undefined when the API does not return it. */
export type MainAccount = { name: string; email: string } | undefined;

async function findMainAccount(api: Api, user: UserSummary | null): Promise<MainAccount | null> {
  if (!user || isMainAccount(user)) return null;
  const users = await optional(api.listCompanyUsers({ query: { page: 1, size: 100 }, quiet: ['A0403'] }));
  return users?.list.find(({ id }) => id === user.parentId);
}

/** Loads the main account that the user asks for permissions; null for a main account. */
export const loadMainAccount = ({ context }: Pick<LoaderArgs, 'context'>) =>
  findMainAccount(context.get(apiContext), context.get(sessionContext).user);

/** The main account for a page without its data, such as an error; undefined until it has loaded. */
export function useMainAccount(): MainAccount | null {
  const services = useServices();
  const user = useAtomValue(userAtom);
  const [mainAccount, setMainAccount] = useState<MainAccount | null>(() =>
    user && !isMainAccount(user) ? undefined : null,
  );
  useEffect(() => {
    let isCurrent = true;
    void findMainAccount(services().backgroundApi, user).then((found) => isCurrent && setMainAccount(found));
    return () => {
      isCurrent = false;
    };
  }, [services, user]);
  return mainAccount;
}

interface AskMainAccountProps {
  /** Nothing shows without one, as for a main account. */
  mainAccount: MainAccount | null | undefined;
  /** What is asked for; a product or service has a name. */
  wish: 'open' | 'renew' | 'details' | 'access';
  /** The name of the product or service. */
  name?: string;
}

/** The link with which a sub-account writes to its main account: an e-mail that says what is asked for, and by whom. */
export function AskMainAccount({ mainAccount, wish, name = '' }: AskMainAccountProps) {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  if (!mainAccount) return null;
  const sentence = t(`user.askMainAccount.${wish}`, { name });
  const body = t('user.askMainAccount.mail', {
    mainAccount: mainAccount.name,
    sentence,
    name: user?.name ?? '',
  });
  return (
    <a
      href={mailHref(mainAccount.email, sentence, body)}
      aria-label={
        name &&
        t('user.request.label', { label: t('user.askMainAccount.write', { name: mainAccount.name }), name })
      }
    >
      {t('user.askMainAccount.write', { name: mainAccount.name })}
    </a>
  );
}

export function MainAccountHint({ mainAccount }: { mainAccount: MainAccount }) {
  const { t } = useTranslation(['user']);
  return (
    <p>
      {mainAccount
        ? t('user.askMainAccount.named', { name: mainAccount.name })
        : t('user.askMainAccount.unnamed')}
    </p>
  );
}

/** The row of the main account in a description list; none without one. */
export function useMainAccountRow(mainAccount: MainAccount | null): [string, ReactNode][] {
  const { t } = useTranslation(['user']);
  if (!mainAccount) return [];
  const { name, email } = mainAccount;
  const value = (
    <span key="main">
      {name} <a href={`mailto:${email}`}>{email}</a>
    </span>
  );
  return [[t('user.info.mainAccount'), value]];
}
