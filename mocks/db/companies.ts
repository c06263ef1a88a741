import type { Row } from './tables.ts';

/** The information of a company before it is first saved: only the name is set. */
export const emptyInfo = {
  province: '',
  city: '',
  address: '',
  postcode: '',
  telephone: '',
  website: '',
} as const satisfies Partial<Row<'companies'>>;

/** Whether the company's information was ever saved. The province is mandatory then. */
export const isSaved = ({ province }: Row<'companies'>) => province !== '';
