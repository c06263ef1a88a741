import type { TagRow } from './types.ts';

export const tags: TagRow[] = [
  {
    id: 't-family',
    zh: '母婴家庭',
    en: 'Parents and family',
    children: [
      { id: 't-family-expecting', zh: '备孕或孕期', en: 'Expecting or planning a child' },
      { id: 't-family-infant', zh: '家有 0–3 岁宝宝', en: 'Has a child aged 0–3' },
      { id: 't-family-preschool', zh: '家有学龄前儿童', en: 'Has a preschool child' },
      { id: 't-family-student', zh: '家有中小学生', en: 'Has a child at school' },
      { id: 't-family-pet', zh: '养宠家庭', en: 'Has a pet' },
    ],
  },
  {
    id: 't-auto',
    zh: '汽车出行',
    en: 'Cars and travel',
    children: [
      { id: 't-auto-fuel', zh: '燃油车车主', en: 'Owns a petrol car' },
      { id: 't-auto-ev', zh: '新能源车车主', en: 'Owns an electric or hybrid car' },
      { id: 't-auto-intender', zh: '半年内计划购车', en: 'Plans to buy a car within six months' },
      { id: 't-auto-ride', zh: '网约车常用乘客', en: 'Frequent ride-hailing user' },
      { id: 't-auto-business', zh: '商务差旅人士', en: 'Business traveller' },
      { id: 't-auto-leisure', zh: '自由行爱好者', en: 'Independent leisure traveller' },
    ],
  },
  {
    id: 't-digital',
    zh: '数码家电',
    en: 'Electronics and appliances',
    children: [
      { id: 't-digital-phone', zh: '近一年购买过手机', en: 'Bought a phone in the past year' },
      { id: 't-digital-wearable', zh: '智能穿戴用户', en: 'Uses a smart wearable' },
      { id: 't-digital-home', zh: '智能家居用户', en: 'Uses smart-home devices' },
      { id: 't-digital-gamer', zh: '手机或主机游戏玩家', en: 'Plays mobile or console games' },
      { id: 't-digital-appliance', zh: '半年内计划换购大家电', en: 'Plans to replace a major appliance' },
    ],
  },
  {
    id: 't-beauty',
    zh: '美妆个护',
    en: 'Beauty and personal care',
    children: [
      { id: 't-beauty-skincare', zh: '护肤品购买者', en: 'Buys skincare' },
      { id: 't-beauty-makeup', zh: '彩妆购买者', en: 'Buys makeup' },
      { id: 't-beauty-men', zh: '男士理容用户', en: 'Uses men’s grooming products' },
      { id: 't-beauty-hair', zh: '洗护发关注者', en: 'Takes an interest in hair care' },
    ],
  },
  {
    id: 't-food',
    zh: '食品饮料',
    en: 'Food and drink',
    children: [
      { id: 't-food-dairy', zh: '乳制品购买者', en: 'Buys dairy products' },
      { id: 't-food-coffee', zh: '现制咖啡与茶饮消费者', en: 'Buys fresh coffee or tea drinks' },
      { id: 't-food-snack', zh: '零食购买者', en: 'Buys snacks' },
      { id: 't-food-health', zh: '健康饮食关注者', en: 'Follows a healthy diet' },
      { id: 't-food-delivery', zh: '外卖常用用户', en: 'Frequent food-delivery user' },
    ],
  },
  {
    id: 't-finance',
    zh: '金融理财',
    en: 'Banking and finance',
    children: [
      { id: 't-finance-card', zh: '信用卡持卡人', en: 'Holds a credit card' },
      { id: 't-finance-fund', zh: '基金或理财持有人', en: 'Holds funds or wealth products' },
      { id: 't-finance-insurance', zh: '商业保险投保人', en: 'Holds private insurance' },
      { id: 't-finance-mortgage', zh: '房贷还款中', en: 'Repaying a mortgage' },
    ],
  },
];
