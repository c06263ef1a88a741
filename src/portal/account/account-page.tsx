import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { Account } from './account.client.tsx';
import { AccountTitle } from './account-title.tsx';

export const handle: PageHandle = { namespaces: ['account', 'captcha', ...formNamespaces] };

export const clientLoader = ({ context }: LoaderArgs) => context.get(apiContext).getUserDetail();

export function HydrateFallback() {
  return <PageSkeleton title={<AccountTitle />} />;
}

export default function AccountPage() {
  return <Account />;
}
