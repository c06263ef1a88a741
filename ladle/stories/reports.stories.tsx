import {
  BrandReport,
  CommunityReport,
  EmployeeReport,
  ProductReport,
  ServiceReport,
} from '../../src/site/reports/reports.tsx';
import { Narrow } from '../narrow.tsx';

const base = { sample: 'n = 1,200', period: '2026 Q3', scale: '%', points: ['一 One', '二 Two'] };

export const Brand = () => (
  <BrandReport {...base} finding="首选率上升 First choice is up" words="Quarter | Own | A | B | Launch" />
);

export const BrandMobile = () => <Narrow story="reports--brand" />;

export const Product = () => (
  <ProductReport
    {...base}
    finding="价格区间 Accepted prices"
    words="Price | Too cheap | Cheap | Expensive | Too expensive | Range"
  />
);

export const ProductMobile = () => <Narrow story="reports--product" />;

export const Service = () => (
  <ServiceReport
    {...base}
    finding="触点推荐度 NPS by touchpoint"
    words="Touchpoint | Promoters | Passives | Detractors | n | Store | Delivery | App | Install | Hotline | Repair"
  />
);

export const ServiceMobile = () => <Narrow story="reports--service" />;

export const Employee = () => (
  <EmployeeReport
    {...base}
    finding="主题变化 Change by theme"
    words="Theme | Before | Now | Change | Manager | Team | Goals | Tools | Communication | Growth"
  />
);

export const EmployeeMobile = () => <Narrow story="reports--employee" />;

export const Community = () => (
  <CommunityReport
    {...base}
    finding="成员提到的主题 Themes by member"
    words="Theme | Week 1 | Later | Total | Cleaning | Counter | Noise | Timer | Recipes | Parts"
  />
);

export const CommunityMobile = () => <Narrow story="reports--community" />;
