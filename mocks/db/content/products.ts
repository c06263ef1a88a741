import type { ProductRow, ServiceRow } from './types.ts';

export const products: ProductRow[] = [
  {
    id: 'p-brand',
    icon: 'brand',
    zh: { productName: '品牌体验' },
    en: { productName: 'Brand experience' },
  },
  {
    id: 'p-product',
    icon: 'product',
    zh: { productName: '产品体验' },
    en: { productName: 'Product experience' },
  },
  {
    id: 'p-service',
    icon: 'service',
    zh: { productName: '服务体验' },
    en: { productName: 'Service experience' },
  },
  {
    id: 'p-employee',
    icon: 'employee',
    zh: { productName: '员工体验' },
    en: { productName: 'Employee experience' },
  },
  {
    id: 'p-survey',
    icon: 'survey',
    zh: { productName: '问卷工具' },
    en: { productName: 'Survey tool' },
  },
  {
    id: 'p-community',
    icon: 'community',
    zh: { productName: '移动研究社区' },
    en: { productName: 'Mobile research community' },
  },
];

export const services: ServiceRow[] = [
  { id: 's-sample', zh: { serviceName: '样本服务' }, en: { serviceName: 'Sample service' } },
  { id: 's-big-data', zh: { serviceName: '大数据服务' }, en: { serviceName: 'Big data service' } },
  { id: 's-ai-labeling', zh: { serviceName: 'AI 标注服务' }, en: { serviceName: 'AI labeling' } },
  { id: 's-coding', zh: { serviceName: '编码制表' }, en: { serviceName: 'Coding and tabulation' } },
];
