import { createPageData } from '../../app/page-data.ts';
import { loadCompany } from './load-company.ts';

export const companyData = createPageData(loadCompany);
