import type { SeoRow } from './types.ts';

export const seo: SeoRow[] = [
  {
    path: '/',
    zh: {
      title: '用户洞察与客户体验管理 - 问卷、样本、社媒与体验监测',
      description:
        '问卷工具、超 400 万用户的样本库、移动研究社区、社媒聆听与 AI 标注，覆盖品牌、产品、服务与员工体验，帮您听懂用户，找到问题，排出改进优先级。',
      keywords: '用户洞察,客户体验管理,市场调研,问卷调研,样本服务',
    },
    en: {
      title: 'Customer insight and experience management',
      description:
        'Surveys, a panel of over 4 million, research communities, social listening and AI analysis for brand, product, service and employee experience.',
      keywords: 'user insight,customer experience management,market research,online survey,sample service',
    },
  },
  {
    path: '/about/news',
    zh: {
      title: '新闻与观点 - 研究方法、产品更新与公司动态',
      description:
        '阅读研究团队撰写的方法文章、产品更新与公司动态：样本量怎么定、开放题怎么追问、体验管理如何落地，用清楚的文字分享一线经验，帮助您把下一个研究项目做得更好。',
      keywords: '调研方法,客户体验文章,产品更新,公司新闻',
    },
    en: {
      title: 'News and views on research and experience',
      description:
        'Plain-spoken articles from our researchers on sample size, probing, employee trust and closing the loop, along with product updates and company news.',
      keywords: 'research methods,customer experience articles,product updates,company news',
    },
  },
  {
    path: '/login',
    zh: {
      title: '登录用户中心 - 管理产品、账号与子账号',
      description:
        '使用邮箱密码或手机验证码登录用户中心，进入已开通的研究与体验管理产品，维护公司信息与账号安全，主账号还可创建子账号并分配产品、服务与数据清洗权限。',
      keywords: '客户登录,用户中心,子账号管理,账号安全',
    },
    en: {
      title: 'Sign in to the user centre',
      description:
        'Sign in by e-mail and password or by SMS code to open your research products, update company details, secure your account and manage sub-account access.',
      keywords: 'customer login,user centre,sub-accounts,account security',
    },
  },
  {
    path: '/product',
    zh: {
      title: '体验管理产品 - 品牌、产品、服务与员工四条产品线',
      description:
        '四条产品线对应四种关系：消费者与品牌、用户与产品、客户与服务、员工与公司。从指标设计、数据采集、预警到改进闭环，了解每条产品线适合解决的问题，并申请产品试用。',
      keywords: '体验管理产品,品牌体验,产品体验,服务体验,员工体验',
    },
    en: {
      title: 'Experience products - brand, product, service, employee',
      description:
        'Four product lines for four relationships. Compare what brand, product, service and employee experience each solve, from measurement to closing the loop.',
      keywords:
        'experience management products,brand experience,product experience,service experience,employee experience',
    },
  },
  {
    path: '/survey',
    zh: {
      title: '在线问卷工具 - 30 多种题型，从编写到报告一站完成',
      description:
        '支持 30 多种题型的专业问卷工具：逻辑跳转一图看清，发布前自动检查，AI 追问让开放题更具体，配合配额、质控与自动编码，从编写问卷到生成报告一站完成。',
      keywords: '在线问卷,问卷工具,问卷设计,AI 追问,逻辑跳转',
    },
    en: {
      title: 'Online survey tool - 30+ question types',
      description:
        'Write, check, launch and report in one place. 30+ question types, a visual logic map, AI probing for open-ended answers, and quotas with quality control built in.',
      keywords: 'online survey tool,questionnaire design,AI probing,skip logic,survey software',
    },
  },
  {
    path: '/about',
    zh: {
      title: '关于我们 - 专注用户研究与客户体验的专业团队',
      description:
        '我们是一家专注用户研究与客户体验管理的公司，200 多位同事分布在北京、上海、广州、深圳四地，累计完成 3 万多个项目。了解团队、方法与原则。',
      keywords: '关于我们,研究公司,用户研究团队,客户体验咨询',
    },
    en: {
      title: 'About us - a research and experience company',
      description:
        'More than 200 researchers, engineers and consultants in four Chinese cities, with over 30,000 projects completed. Meet the team and see how we work.',
      keywords: 'about us,research company,user research team,customer experience consulting',
    },
  },
  {
    path: '/apply',
    zh: {
      title: '申请使用 - 预约产品演示与试用',
      description:
        '填写姓名、邮箱、手机号与公司名称，即可申请产品试用或预约演示。顾问会在工作日 10:00-19:00 与您联系，了解研究目标，给出方案与报价建议。',
      keywords: '申请试用,预约演示,调研咨询,产品报价',
    },
    en: {
      title: 'Request a product demo or a trial',
      description:
        'Leave your name, e-mail, phone and company to request a trial or a demo. A consultant will call you on weekdays, 10:00-19:00, to talk through your goals.',
      keywords: 'apply for trial,book a demo,research consultation,pricing',
    },
  },
  {
    path: '/lib',
    zh: {
      title: '专业题库 - 可直接使用的问卷题目与量表',
      description:
        '由研究人员编写并校订的专业题库，按品牌、产品、服务、员工与人口背景分类，可以按关键词检索，附适用场景与使用说明，题目与量表可以直接用于您的问卷，不必从零起草。',
      keywords: '问卷题库,量表,问卷模板,满意度题目,NPS 题目',
    },
    en: {
      title: 'Question library - survey questions and scales',
      description:
        'Search survey questions and scales written and reviewed by researchers, sorted by brand, product, service, employee and background, with notes on their use.',
      keywords: 'question library,survey questions,rating scales,survey templates,NPS questions',
    },
  },
  {
    path: '/case',
    zh: {
      title: '案例 - 各行业如何用研究改进体验',
      description:
        '按行业浏览典型项目：快消、零售、汽车、金融、互联网等领域如何提出问题、选择方法、组织样本并把结论落到行动，看看与您相近的业务可以怎样开始第一个研究项目。',
      keywords: '调研案例,客户体验案例,行业应用,市场研究案例',
    },
    en: {
      title: 'Cases - typical research projects by industry',
      description:
        'Browse typical projects in consumer goods, retail, automotive, finance and online services: the question asked, the method chosen and the action that followed.',
      keywords: 'research case studies,customer experience cases,industry examples,market research',
    },
  },
  {
    path: '/join',
    zh: {
      title: '加入我们 - 北京、上海、广州、深圳招聘职位',
      description:
        '研究咨询、产品技术、数据科学、客户成功与运营职位招聘中，工作地点在北京、上海、广州、深圳。如果您对人充满好奇，尊重数据，也愿意把复杂的事情讲清楚，欢迎投递简历。',
      keywords: '招聘,研究员招聘,数据分析师,前端工程师,加入我们',
    },
    en: {
      title: 'Careers in research, data and engineering',
      description:
        'Open positions in research, engineering, data, customer success and operations in Beijing, Shanghai, Guangzhou and Shenzhen. Curious about people? Join us.',
      keywords: 'careers,research jobs,data analyst,front-end engineer,join us',
    },
  },
  {
    path: '/accessibility',
    zh: {
      title: '无障碍声明 - 遵循的标准、检查方法与反馈方式',
      description:
        '本网站与客户中心以 WCAG 2.2 AA 级为准。本页说明用键盘、无障碍树、自动规则、放大与高对比度逐页检查的方法，列出已知的不足，并告诉您遇到障碍时怎样联系我们。',
      keywords: '无障碍声明,WCAG 2.2,网站无障碍,信息无障碍',
    },
    en: {
      title: 'Accessibility statement - standard, checks, contact',
      description:
        'This website and portal follow WCAG 2.2 AA. Read how pages were checked by keyboard, accessibility tree, zoom and forced colours, and the known limitations.',
      keywords: 'accessibility statement,WCAG 2.2,web accessibility,accessible website',
    },
  },
  {
    path: '/privacy',
    zh: {
      title: '隐私政策 - 个人信息、Cookie 与您的权利',
      description:
        '说明本网站与客户中心收集哪些个人信息、为什么收集、依据是什么、保存多久，您有哪些权利、怎样行使，以及浏览器里保存的每一项 Cookie 和存储。',
      keywords: '隐私政策,个人信息保护,Cookie,个人信息权利',
    },
    en: {
      title: 'Privacy notice - personal data, cookies, your rights',
      description:
        'What personal data this website and customer portal collect, why, on what ground and for how long, your rights and how to use them, and every cookie it stores.',
      keywords: 'privacy notice,personal data,cookies,GDPR,PIPL',
    },
  },
  {
    path: '/terms',
    zh: {
      title: '使用条款 - 账号、内容、可用性与责任',
      description:
        '使用本网站与客户中心的条件：可以怎样使用，账号与密码由谁保管，内容与商标归谁所有，样例数据的含义，服务的可用性与责任，以及怎样联系我们。',
      keywords: '使用条款,服务条款,网站使用条件',
    },
    en: {
      title: 'Terms of use - accounts, content, availability, liability',
      description:
        'The conditions for using this website and customer portal: what you may do, accounts and passwords, content and marks, sample data, availability and liability.',
      keywords: 'terms of use,conditions of use,website terms',
    },
  },
  {
    path: '/security',
    zh: {
      title: '安全说明 - 传输、会话、密码与第三方脚本',
      description:
        '本网站与客户中心的保护措施：加密传输与安全响应头，登录会话与密码加密，统计脚本须经同意，日志不含个人信息，以及已知的限制和漏洞报告方式。',
      keywords: '网站安全,安全响应头,密码加密,漏洞报告',
    },
    en: {
      title: 'Security - transport, sessions, passwords, scripts',
      description:
        'The protections of this website and customer portal: encrypted transport, security headers, sessions, password encryption, scripts after consent, and known limits.',
      keywords: 'website security,security headers,password encryption,report a vulnerability',
    },
  },
];
