import type { PopulationAttribute } from './types.ts';

export const population: PopulationAttribute[] = [
  {
    type: 'gender',
    multiple: true,
    zh: '性别',
    en: 'Gender',
    options: [
      { id: 'gender-male', zh: '男', en: 'Male' },
      { id: 'gender-female', zh: '女', en: 'Female' },
    ],
  },
  {
    type: 'age',
    multiple: true,
    zh: '年龄（岁）',
    en: 'Age',
    options: [
      { id: 'age-18-24', zh: '18–24', en: '18–24' },
      { id: 'age-25-29', zh: '25–29', en: '25–29' },
      { id: 'age-30-34', zh: '30–34', en: '30–34' },
      { id: 'age-35-39', zh: '35–39', en: '35–39' },
      { id: 'age-40-49', zh: '40–49', en: '40–49' },
      { id: 'age-50-59', zh: '50–59', en: '50–59' },
      { id: 'age-60-plus', zh: '60 及以上', en: '60 and over' },
    ],
  },
  {
    type: 'education',
    multiple: true,
    zh: '学历',
    en: 'Education',
    options: [
      { id: 'education-junior', zh: '初中及以下', en: 'Middle school or below' },
      { id: 'education-senior', zh: '高中、中专或技校', en: 'High school or vocational school' },
      { id: 'education-college', zh: '大专', en: 'Junior college' },
      { id: 'education-bachelor', zh: '本科', en: 'Bachelor’s degree' },
      { id: 'education-master', zh: '硕士及以上', en: 'Master’s degree or above' },
    ],
  },
  {
    type: 'marital',
    multiple: true,
    zh: '婚姻状况',
    en: 'Marital status',
    options: [
      { id: 'marital-single', zh: '未婚', en: 'Never married' },
      { id: 'marital-married', zh: '已婚', en: 'Married' },
      { id: 'marital-divorced', zh: '离异', en: 'Divorced' },
      { id: 'marital-widowed', zh: '丧偶', en: 'Widowed' },
    ],
  },
  {
    type: 'income',
    multiple: true,
    zh: '家庭月收入（人民币）',
    en: 'Monthly household income (CNY)',
    options: [
      { id: 'income-0-5k', zh: '5,000 以下', en: 'Under 5,000' },
      { id: 'income-5k-10k', zh: '5,000–9,999', en: '5,000–9,999' },
      { id: 'income-10k-20k', zh: '10,000–19,999', en: '10,000–19,999' },
      { id: 'income-20k-30k', zh: '20,000–29,999', en: '20,000–29,999' },
      { id: 'income-30k-50k', zh: '30,000–49,999', en: '30,000–49,999' },
      { id: 'income-50k-plus', zh: '50,000 及以上', en: '50,000 and over' },
    ],
  },
];
