import type { Row } from './models.ts';

/** A company before its information is first saved: only the name is set. */
export const unsavedInfo = {
  province: '',
  city: '',
  address: '',
  postcode: '',
  telephone: '',
  website: '',
  subAccountLimit: null,
} as const satisfies Partial<Row<'company'>>;

/** Whether the company's information was ever saved. The province is mandatory then. */
export const isSaved = ({ province }: Row<'company'>) => province !== '';
