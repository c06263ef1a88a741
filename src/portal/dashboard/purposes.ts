import type { TextKey } from '../../i18n/namespaces.ts';
import type { ApplyTopic } from '../../paths/paths.ts';

/** What a product is for. The catalogue belongs to the backend, so others have no sentence. */
export const purposes: Partial<Record<ApplyTopic, TextKey<'user'>>> = {
  brand: 'user.purpose.brand',
  product: 'user.purpose.product',
  service: 'user.purpose.service',
  employee: 'user.purpose.employee',
  survey: 'user.purpose.survey',
  community: 'user.purpose.community',
};
