import { apiContext } from '../../api/context.ts';
import { createPageData } from '../../app/page-data.ts';

export const accountData = createPageData(({ context }) => context.get(apiContext).getUserDetail());
