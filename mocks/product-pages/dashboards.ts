type Bilingual<T> = Record<'zh' | 'en', T>;

type Unit = '' | '%' | 's';

/** A figure with its change since the previous month. */
interface Figure {
  label: Bilingual<string>;
  value: number;
  change: number;
  unit: Unit;
}

interface Bar {
  label: Bilingual<string>;
  value: number;
}

/** The dashboard of a product with invented data. */
export interface Dashboard {
  figures: readonly Figure[];
  /** One value per week, latest last. */
  trend: { title: Bilingual<string>; weeks: readonly number[] };
  bars: { title: Bilingual<string>; unit: Unit; rows: readonly Bar[] };
  comments: Bilingual<readonly string[]>;
}

const bar = (zh: string, en: string, value: number): Bar => ({ label: { zh, en }, value });
const figure = (zh: string, en: string, value: number, change: number, unit: Unit = ''): Figure => ({
  label: { zh, en },
  value,
  change,
  unit,
});

/** The dashboards by product id. A test compares figures and charts. */
export const dashboards: Record<string, Dashboard> = {
  'p-brand': {
    figures: [
      figure('品牌净好感度', 'Net brand sentiment', 46, 5),
      figure('正面提及占比', 'Positive mentions', 82, 3, '%'),
      figure('本月提及量', 'Mentions this month', 18420, 1260),
    ],
    trend: {
      title: { zh: '品牌净好感度，近十二周', en: 'Net brand sentiment, the last twelve weeks' },
      weeks: [31, 33, 32, 35, 36, 34, 37, 41, 40, 43, 44, 46],
    },
    bars: {
      title: { zh: '各平台提及量，本月', en: 'Mentions by platform, this month' },
      unit: '',
      rows: [
        bar('短视频', 'Short video', 6840),
        bar('社交媒体', 'Social media', 5120),
        bar('问答社区', 'Q&A communities', 3210),
        bar('新闻资讯', 'News', 2050),
        bar('论坛', 'Forums', 1200),
      ],
    },
    comments: {
      zh: [
        '新包装很有辨识度，货架上一眼就能认出来。',
        '代言人换得好，年轻了不少。',
        '希望线下活动能多去几个城市。',
      ],
      en: [
        'The new packaging stands out. I spot it on the shelf at once.',
        'Good choice of ambassador: the brand feels younger.',
        'Please bring the events to more cities.',
      ],
    },
  },
  'p-product': {
    figures: [
      figure('推荐值（NPS）', 'Recommendation (NPS)', 52, 7),
      figure('满意度（5 分制）', 'Satisfaction (out of 5)', 4.4, 0.2),
      figure('本月答卷', 'Answers this month', 3186, 412),
    ],
    trend: {
      title: { zh: '推荐值（NPS），近十二周', en: 'Recommendation (NPS), the last twelve weeks' },
      weeks: [38, 41, 40, 39, 43, 44, 42, 45, 48, 47, 51, 52],
    },
    bars: {
      title: { zh: '各功能满意率', en: 'Satisfied users by feature' },
      unit: '%',
      rows: [
        bar('搜索', 'Search', 92),
        bar('下单', 'Ordering', 88),
        bar('支付', 'Payment', 85),
        bar('售后', 'Returns', 74),
        bar('个人中心', 'My account', 69),
      ],
    },
    comments: {
      zh: ['搜索比以前准多了。', '希望能在应用里修改预约时间。', '退货进度看不到，只能打电话问。'],
      en: [
        'Search finds what I mean now.',
        'I would like to move my appointment in the app.',
        'I can’t see how far my return has got, so I have to call.',
      ],
    },
  },
  'p-service': {
    figures: [
      figure('满意率', 'Satisfied customers', 89, 2, '%'),
      figure('平均响应', 'Average response', 38, -7, 's'),
      figure('待处理预警', 'Open alerts', 5, -3),
    ],
    trend: {
      title: { zh: '满意率（%），近十二周', en: 'Satisfied customers (%), the last twelve weeks' },
      weeks: [83, 84, 84, 82, 85, 86, 85, 87, 86, 88, 88, 89],
    },
    bars: {
      title: { zh: '各触点满意率', en: 'Satisfied customers by touchpoint' },
      unit: '%',
      rows: [
        bar('门店', 'Shops', 94),
        bar('电话热线', 'Hotline', 90),
        bar('在线客服', 'Online chat', 87),
        bar('上门服务', 'Home visits', 83),
        bar('物流', 'Delivery', 78),
      ],
    },
    comments: {
      zh: ['结账很快，店员也很耐心。', '热线一次就解决了问题。', '送货没有提前联系，白跑了一趟。'],
      en: [
        'Checkout was quick, and the staff were patient.',
        'One call to the hotline, and it was solved.',
        'The courier came without a call, and nobody was home.',
      ],
    },
  },
  'p-employee': {
    figures: [
      figure('敬业度', 'Engagement', 78, 3, '%'),
      figure('参与率', 'Response rate', 86, 5, '%'),
      figure('员工推荐值（eNPS）', 'Recommendation (eNPS)', 32, 4),
    ],
    trend: {
      title: { zh: '员工推荐值（eNPS），近十二周', en: 'Recommendation (eNPS), the last twelve weeks' },
      weeks: [18, 19, 22, 21, 20, 24, 25, 28, 27, 28, 30, 32],
    },
    bars: {
      title: { zh: '各维度认同率', en: 'Favourable answers by topic' },
      unit: '%',
      rows: [
        bar('团队协作', 'Teamwork', 88),
        bar('直属上级', 'Line manager', 84),
        bar('工作环境', 'Workplace', 81),
        bar('成长机会', 'Growth', 72),
        bar('薪酬福利', 'Pay and benefits', 66),
      ],
    },
    comments: {
      zh: ['团队氛围好，遇到问题有人帮。', '希望内部转岗的流程更清楚。', '新办公室的会议室不太够用。'],
      en: [
        'A good team: somebody always helps.',
        'How to change to another department should be clearer.',
        'The new office is short of meeting rooms.',
      ],
    },
  },
  'p-survey': {
    figures: [
      figure('进行中的问卷', 'Running surveys', 7, 2),
      figure('近四周答卷', 'Answers, last four weeks', 2383, 372),
      figure('完成率', 'Completion rate', 83, 4, '%'),
    ],
    trend: {
      title: { zh: '每周答卷，近十二周', en: 'Answers per week, the last twelve weeks' },
      weeks: [412, 438, 455, 430, 478, 502, 520, 511, 560, 588, 604, 631],
    },
    bars: {
      title: { zh: '答卷来源，近四周', en: 'Answers by channel, last four weeks' },
      unit: '',
      rows: [
        bar('微信', 'WeChat', 1040),
        bar('短信', 'Text message', 526),
        bar('邮件', 'E-mail', 412),
        bar('网站', 'Website', 265),
        bar('二维码', 'QR code', 140),
      ],
    },
    comments: {
      zh: ['题目不长，三分钟就填完了。', '手机上填写很顺畅。', '最后一题不太明白在问什么。'],
      en: [
        'Short: I was done in three minutes.',
        'Easy to fill in on the phone.',
        'I was not sure what the last question meant.',
      ],
    },
  },
  'p-community': {
    figures: [
      figure('本周活跃成员', 'Active members this week', 1864, 231),
      figure('近四周帖子', 'Posts, last four weeks', 742, 58),
      figure('进行中的任务', 'Running tasks', 9, 1),
    ],
    trend: {
      title: { zh: '每周活跃成员，近十二周', en: 'Active members per week, the last twelve weeks' },
      weeks: [1402, 1436, 1425, 1498, 1520, 1566, 1548, 1633, 1690, 1745, 1788, 1864],
    },
    bars: {
      title: { zh: '各话题帖子，近四周', en: 'Posts by topic, last four weeks' },
      unit: '',
      rows: [
        bar('新品试用', 'Product trials', 268),
        bar('使用日记', 'Usage diaries', 196),
        bar('包装与设计', 'Packaging and design', 134),
        bar('价格', 'Prices', 88),
        bar('其他', 'Other', 56),
      ],
    },
    comments: {
      zh: ['日记任务很有意思，想继续参加。', '试用装的量可以再多一点。', '积分换的礼品很实用。'],
      en: [
        'The diary task was fun. I would like to go on.',
        'The trial pack could hold a little more.',
        'The rewards for points are useful.',
      ],
    },
  },
};

/** The products whose headline is an index of at most 100, such as an NPS. */
const indexes: readonly string[] = ['p-brand', 'p-product'];

/** The headline figure of a product, which is the first one, and the largest value that makes sense. */
export function headlineOf(productId: string): Figure & { max: number } {
  const headline = dashboards[productId]?.figures[0];
  if (!headline) throw new Error(`mocks/product-pages/dashboards.ts has nothing for ${productId}`);
  const isShare = headline.unit === '%' || indexes.includes(productId);
  return { ...headline, max: isShare ? 100 : 1_000_000_000 };
}
