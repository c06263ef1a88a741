import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { loadCompany } from '../company/load-company.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { Info } from './info.client.tsx';
import { InfoTitle } from './info-title.tsx';

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
  return <Info />;
}
