import community from '../../locales/en/bbs.json';
import brand from '../../locales/en/brand.json';
import employee from '../../locales/en/employeeExperience.json';
import product from '../../locales/en/productExperience.json';
import service from '../../locales/en/serviceExperience.json';
import {
  BrandReport,
  CommunityReport,
  EmployeeReport,
  ProductReport,
  ServiceReport,
} from '../../src/site/reports/reports.tsx';
import { Narrow } from '../narrow.tsx';

export const Brand = () => <BrandReport {...brand.extract} />;

export const BrandMobile = () => <Narrow story="reports--brand" />;

export const Product = () => <ProductReport {...product.extract} />;

export const ProductMobile = () => <Narrow story="reports--product" />;

export const Service = () => <ServiceReport {...service.extract} />;

export const ServiceMobile = () => <Narrow story="reports--service" />;

export const Employee = () => <EmployeeReport {...employee.extract} />;

export const EmployeeMobile = () => <Narrow story="reports--employee" />;

export const Community = () => <CommunityReport {...community.extract} />;

export const CommunityMobile = () => <Narrow story="reports--community" />;
