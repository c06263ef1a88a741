import { useAtomValue } from 'jotai';
import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { loadCompany } from '../company/load-company.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { AskMainAccount, loadMainAccount, type MainAccount } from '../entitlements/main-account.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { Info } from './info.client.tsx';

export async function clientLoader({ context }: LoaderArgs) {
  const [user, company, mainAccount] = await Promise.all([
    context.get(apiContext).getUserDetail(),
    loadCompany({ context }),
    loadMainAccount({ context }),
  ]);
  return { user, company, mainAccount };
}

export function HydrateFallback() {
  return <PageSkeleton title={<InfoTitle />} />;
}

export default function InfoPage() {
  const { mainAccount } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <InfoTitle mainAccount={mainAccount} />
      <Info />
    </>
  );
}

/** The title, and who changes name and e-mail: customer service, or the main account of a sub-account. */
function InfoTitle({ mainAccount }: { mainAccount?: MainAccount | null }) {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  if (!user || isMainAccount(user))
    return (
      <PageTitle title={t('user.info.title')} intro={t('user.info.readOnly')}>
        <ContactLinks />
      </PageTitle>
    );
  const intro = mainAccount
    ? t('user.info.readOnlySub', { name: mainAccount.name })
    : t('user.info.readOnlyUnnamed');
  return (
    <PageTitle title={t('user.info.title')} intro={intro}>
      <AskMainAccount mainAccount={mainAccount} wish="details" />
    </PageTitle>
  );
}
