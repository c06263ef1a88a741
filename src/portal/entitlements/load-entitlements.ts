import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';

const queryOf = ({ url }: Request) => ({ lang: contentLanguageOf(new URL(url).pathname) });

// After the end of a contract the API refuses the lists. The pages then show that there is nothing, and whom to ask.

/** All products with their status for the user, named in the language of the page. */
export const loadProducts = ({ context, request }: LoaderArgs) =>
  context
    .get(apiContext)
    .listMyProducts({ query: queryOf(request) })
    .catch((error) => {
      if (error.code === 'A4001') return [];
      throw error;
    });

/** All services with their status for the user, named in the language of the page. */
export const loadServices = ({ context, request }: LoaderArgs) =>
  context
    .get(apiContext)
    .listMyServices({ query: queryOf(request) })
    .catch((error) => {
      if (error.code === 'A3005') return [];
      throw error;
    });
