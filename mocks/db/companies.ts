import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { fill, namesOf } from './fields.ts';

/** The fields of the company information. */
export const companyFields = namesOf(contract.components.schemas.CompanyInfo.properties);

/** The information of a company before it is first saved: only the name is set. */
export const emptyInfo = fill(
  companyFields.filter((name) => name !== 'name'),
  '',
);

/** Whether the company's information was ever saved. The province is mandatory then. */
export const isSaved = ({ province }: { province: string }) => province !== '';
