import type { Row } from './models.ts';

/** What is known of a company before its information is saved for the first time: its name alone. */
export const unsavedInfo = {
  province: '',
  city: '',
  address: '',
  postcode: '',
  telephone: '',
  website: '',
  subAccountLimit: null,
} as const satisfies Partial<Row<'company'>>;

/** Whether the company's information has ever been saved; a province is always part of it. */
export const isSaved = ({ province }: Row<'company'>) => province !== '';
