import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import { createPageData } from '../../app/page-data.ts';

export const accountData = createPageData(({ context }) =>
  unwrap(context.get(apiContext).GET('/v1/users/detail')),
);
