import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { createPageData } from '../../app/page-data.ts';
import { loadErrorTexts } from '../../i18n/error-texts.ts';
import { languageOf } from '../../i18n/languages.ts';
import { loadCompany } from '../company/load-company.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';

export const infoData = createPageData(async ({ context, request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has('notice')) await loadErrorTexts(languageOf(pathname));
  const [user, company, mainAccount] = await Promise.all([
    unwrap(context.get(apiContext).GET('/v1/users/detail')),
    loadCompany({ context }),
    loadMainAccount({ context }),
  ]);
  return { user, company, mainAccount };
});
