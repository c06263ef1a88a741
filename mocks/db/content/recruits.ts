import type { RecruitCategoryRow, RecruitRow } from './types.ts';

function lines(...text: string[]): string {
  return text.join('\n');
}

export const recruitCategories: RecruitCategoryRow[] = [
  { id: 'c-research', zh: '研究咨询', en: 'Research and consulting' },
  { id: 'c-tech', zh: '产品技术', en: 'Product and engineering' },
  { id: 'c-data', zh: '数据科学', en: 'Data and AI' },
  { id: 'c-client', zh: '销售与客户成功', en: 'Sales and customer success' },
  { id: 'c-operations', zh: '运营与职能', en: 'Operations and corporate' },
];

export const recruits: RecruitRow[] = [
  {
    id: 'r3001',
    categoryId: 'c-research',
    headcount: 2,
    publishTime: Date.UTC(2026, 8, 14, 2, 0),
    zh: {
      title: '高级研究经理（客户体验）',
      city: '北京',
      duty: lines(
        '独立负责客户体验研究项目，从需求澄清、方案设计到报告汇报全程把关。',
        '梳理客户旅程与触点指标，帮助客户建立低分回访和改进机制。',
        '指导初级研究员，审核问卷、数据与报告质量。',
      ),
      requirement: lines(
        '五年以上市场研究或体验咨询经验，独立主持过大型定量项目。',
        '熟悉 NPS、满意度、费力度等指标的适用条件与局限。',
        '表达清晰，能把复杂数据讲成客户听得懂的判断。',
      ),
    },
    en: {
      title: 'Senior Research Manager, Customer Experience',
      city: 'Beijing',
      duty: lines(
        'Lead customer experience studies end to end, from scoping and design to the final presentation.',
        'Map journeys and touchpoint metrics, and help clients set up callback and improvement routines.',
        'Coach junior researchers and review their questionnaires, data and reports.',
      ),
      requirement: lines(
        'Five or more years in market research or experience consulting, including large quantitative studies you ran yourself.',
        'A sound grasp of what NPS, satisfaction and effort scores can and cannot tell you.',
        'The ability to turn complex data into advice a client can act on.',
      ),
    },
  },
  {
    id: 'r3002',
    categoryId: 'c-research',
    headcount: 3,
    publishTime: Date.UTC(2026, 8, 22, 3, 0),
    zh: {
      title: '定性研究员',
      city: '深圳',
      duty: lines(
        '招募受访者，主持焦点小组、深度访谈与陪同观察。',
        '运营移动研究社区，设计日记任务并与成员保持互动。',
        '整理原话与影像资料，撰写洞察报告。',
      ),
      requirement: lines(
        '两年以上定性研究、用户研究或田野调查经验。',
        '善于倾听，追问自然，能听懂粤语者优先。',
        '可以接受每月数次短途出差。',
      ),
    },
    en: {
      title: 'Qualitative Researcher',
      city: 'Shenzhen',
      duty: lines(
        'Recruit participants and moderate focus groups, in-depth interviews and accompanied visits.',
        'Run mobile research communities: design diary tasks and keep members engaged.',
        'Organize quotes and footage, and write up what they mean.',
      ),
      requirement: lines(
        'Two or more years in qualitative research, user research or fieldwork.',
        'A good listener whose follow-up questions feel natural. Understanding Cantonese is a plus.',
        'Willing to make a few short trips a month.',
      ),
    },
  },
  {
    id: 'r3003',
    categoryId: 'c-research',
    headcount: 2,
    publishTime: Date.UTC(2026, 9, 13, 2, 30),
    zh: {
      title: '员工体验顾问',
      city: '上海',
      duty: lines(
        '为客户设计年度员工调研与脉搏调研方案，确定报告口径与匿名规则。',
        '解读结果，主持管理者工作坊，协助制定改进计划。',
        '参与员工体验测量手册的编写与修订。',
      ),
      requirement: lines(
        '三年以上组织发展、人力资源咨询或员工调研经验。',
        '掌握量表编制与信效度检验的基本方法。',
        '中英文均可作为工作语言。',
      ),
    },
    en: {
      title: 'Employee Experience Consultant',
      city: 'Shanghai',
      duty: lines(
        'Design annual and pulse surveys for employers, including reporting levels and anonymity rules.',
        'Interpret results, run manager workshops and help teams plan what to change.',
        'Contribute to our handbook of employee experience metrics.',
      ),
      requirement: lines(
        'Three or more years in organization development, HR consulting or employee research.',
        'Working knowledge of scale construction, reliability and validity.',
        'Comfortable working in both Chinese and English.',
      ),
    },
  },
  {
    id: 'r3004',
    categoryId: 'c-tech',
    headcount: 2,
    publishTime: Date.UTC(2026, 7, 25, 6, 0),
    zh: {
      title: '前端工程师',
      city: '北京',
      duty: lines(
        '开发问卷编辑器、答题端与数据看板，保证手机与电脑上的一致体验。',
        '持续改进加载性能与无障碍支持，让不同设备和能力的受访者都能顺利作答。',
        '与设计师、研究员共同打磨新题型。',
      ),
      requirement: lines(
        '三年以上前端开发经验，精通 TypeScript 与一种主流框架。',
        '理解浏览器渲染、网络与安全的基本原理。',
        '有编写自动化测试的习惯，重视代码评审。',
      ),
    },
    en: {
      title: 'Front-End Engineer',
      city: 'Beijing',
      duty: lines(
        'Build the survey editor, the respondent experience and our dashboards, for phones and desktops alike.',
        'Keep improving speed and accessibility, so people can answer on any device and with any ability.',
        'Work with designers and researchers on new question types.',
      ),
      requirement: lines(
        'Three or more years of front-end work, with strong TypeScript and one major framework.',
        'A solid understanding of rendering, networking and security in the browser.',
        'A habit of writing automated tests and a taste for careful code review.',
      ),
    },
  },
  {
    id: 'r3005',
    categoryId: 'c-tech',
    headcount: 2,
    publishTime: Date.UTC(2026, 8, 8, 2, 0),
    zh: {
      title: '后端工程师（数据平台）',
      city: '深圳',
      duty: lines(
        '建设答卷采集、样本派发与配额控制服务，应对高并发回收。',
        '设计权限与数据隔离方案，落实个人信息的最小化与到期删除。',
        '负责服务监控、容量评估与故障复盘。',
      ),
      requirement: lines(
        '三年以上后端开发经验，熟悉 Java 或 Go。',
        '熟悉关系型数据库、缓存与消息队列的常见问题。',
        '能写清楚设计文档，愿意解释取舍。',
      ),
    },
    en: {
      title: 'Back-End Engineer, Data Platform',
      city: 'Shenzhen',
      duty: lines(
        'Build the services that collect responses, route respondents and control quotas under heavy load.',
        'Design permissions and data isolation, and put data minimization and timed deletion into practice.',
        'Own monitoring, capacity planning and incident reviews.',
      ),
      requirement: lines(
        'Three or more years of back-end work in Java or Go.',
        'Experience with the everyday trouble of relational databases, caches and message queues.',
        'Clear design documents, and patience in explaining trade-offs.',
      ),
    },
  },
  {
    id: 'r3006',
    categoryId: 'c-tech',
    headcount: 1,
    publishTime: Date.UTC(2026, 9, 20, 3, 30),
    zh: {
      title: '产品经理（问卷工具）',
      city: '广州',
      duty: lines(
        '规划问卷工具的编辑、投放与分析功能，排定版本优先级。',
        '定期旁听客户访谈，与研究员一起把专业方法转化为好用的功能。',
        '跟踪上线效果，对不好用的功能敢于做减法。',
      ),
      requirement: lines(
        '三年以上 B 端产品经验，做过工具型产品者优先。',
        '亲自设计过问卷，了解常见的测量误差。',
        '逻辑清楚，文档简洁。',
      ),
    },
    en: {
      title: 'Product Manager, Survey Tool',
      city: 'Guangzhou',
      duty: lines(
        'Plan how surveys are built, distributed and analysed in our tool, and set priorities for each release.',
        'Sit in on client interviews and, with our researchers, turn sound method into features people enjoy using.',
        'Follow up after launch, and remove what does not earn its place.',
      ),
      requirement: lines(
        'Three or more years in business software. Experience with creative or authoring tools is a plus.',
        'You have written questionnaires yourself and know the usual sources of error.',
        'Clear reasoning and short documents.',
      ),
    },
  },
  {
    id: 'r3007',
    categoryId: 'c-data',
    headcount: 2,
    publishTime: Date.UTC(2026, 9, 15, 2, 0),
    zh: {
      title: '自然语言处理工程师',
      city: '上海',
      duty: lines(
        '研发开放题追问、自动编码与摘要能力，建立可复现的评测集。',
        '与研究员一起定义“好的追问”和“公允的摘要”，并转化为可衡量的标准。',
        '优化模型成本与响应时间，满足答题过程中的实时要求。',
      ),
      requirement: lines(
        '两年以上自然语言处理或大模型应用经验。',
        '熟悉 Python 与常用深度学习框架，重视评测与误差分析。',
        '对语言敏感，愿意读大量原文。',
      ),
    },
    en: {
      title: 'NLP Engineer',
      city: 'Shanghai',
      duty: lines(
        'Develop probing, coding and summarization for open-ended answers, with evaluation sets that can be reproduced.',
        'Define with researchers what makes a good probe and a fair summary, and turn that into criteria that can be measured.',
        'Bring down model cost and latency so that everything works while a person is answering.',
      ),
      requirement: lines(
        'Two or more years in natural language processing or applications of large language models.',
        'Fluent Python, a common deep learning framework, and respect for evaluation and error analysis.',
        'A feel for language and the patience to read a great deal of raw text, much of it in Chinese.',
      ),
    },
  },
  {
    id: 'r3008',
    categoryId: 'c-data',
    headcount: 2,
    publishTime: Date.UTC(2026, 7, 18, 3, 0),
    zh: {
      title: '数据分析师',
      city: '广州',
      duty: lines(
        '负责定量项目的数据清洗、加权、交叉分析与统计检验。',
        '编写可复用的分析脚本与图表模板，减少重复劳动。',
        '对异常结果追根究底，并在报告中如实说明局限。',
      ),
      requirement: lines(
        '统计、数学、心理、社会学等相关专业，或同等实践经验。',
        '熟练使用 R 或 Python，了解抽样与加权。',
        '细心，对数字的来源保持好奇。',
      ),
    },
    en: {
      title: 'Data Analyst',
      city: 'Guangzhou',
      duty: lines(
        'Clean, weight, cross-tabulate and test the data of quantitative studies.',
        'Write reusable scripts and chart templates so that no job is done twice.',
        'Chase odd results to their cause, and state limitations openly in the report.',
      ),
      requirement: lines(
        'A background in statistics, mathematics, psychology or sociology, or equivalent practice.',
        'Confident in R or Python, with an understanding of sampling and weighting.',
        'Careful, and curious about where each number came from.',
      ),
    },
  },
  {
    id: 'r3009',
    categoryId: 'c-client',
    headcount: 3,
    publishTime: Date.UTC(2026, 8, 29, 6, 0),
    zh: {
      title: '客户成功经理',
      city: '北京',
      duty: lines(
        '负责体验管理客户的上线、培训与续约，跟进使用情况。',
        '帮助客户从一个触点做起，逐步形成回访与改进的习惯。',
        '收集一线反馈，推动产品与研究团队改进。',
      ),
      requirement: lines(
        '三年以上 B 端客户成功、咨询或项目管理经验。',
        '能读懂数据看板，也能与一线员工聊到一起。',
        '守时守信，善于推动跨部门协作。',
      ),
    },
    en: {
      title: 'Customer Success Manager',
      city: 'Beijing',
      duty: lines(
        'Take experience management clients through onboarding, training and renewal, and keep an eye on usage.',
        'Help each client begin with one touchpoint and build lasting habits of follow-up and improvement.',
        'Bring front-line feedback to our product and research teams, and see that it leads somewhere.',
      ),
      requirement: lines(
        'Three or more years in customer success, consulting or project management for business clients.',
        'At ease with a dashboard, and equally at ease with store staff.',
        'Reliable, and good at getting departments to work together.',
      ),
    },
  },
  {
    id: 'r3010',
    categoryId: 'c-client',
    headcount: 2,
    publishTime: Date.UTC(2026, 9, 27, 2, 0),
    zh: {
      title: '大客户销售经理',
      city: '上海',
      duty: lines(
        '开拓并维护快消、零售、汽车等行业客户，完成年度目标。',
        '与研究顾问一起诊断需求，提出务实的方案与报价。',
        '维护长期合作关系，如实管理客户预期。',
      ),
      requirement: lines(
        '三年以上研究服务、咨询或软件销售经验。',
        '了解研究项目的基本流程，不承诺做不到的事。',
        '沟通得体，能独立向管理层汇报方案。',
      ),
    },
    en: {
      title: 'Key Account Manager',
      city: 'Shanghai',
      duty: lines(
        'Win and look after clients in consumer goods, retail, automotive and other sectors, to an annual target.',
        'Diagnose needs together with our consultants, and propose practical plans and prices.',
        'Build relationships that last, and keep expectations honest.',
      ),
      requirement: lines(
        'Three or more years selling research, consulting or business software.',
        'You know how a research project runs and never promise what cannot be done.',
        'Good with people and able to present to senior management on your own.',
      ),
    },
  },
  {
    id: 'r3011',
    categoryId: 'c-operations',
    headcount: 2,
    publishTime: Date.UTC(2026, 8, 17, 3, 0),
    zh: {
      title: '样本运营专员',
      city: '深圳',
      duty: lines(
        '评估项目可行性，制定样本派发与配额计划。',
        '监控回收进度与质量，及时处理受访者咨询。',
        '维护会员活跃度，优化邀请频率与奖励规则。',
      ),
      requirement: lines(
        '一年以上样本执行、社区运营或客户服务经验，优秀应届毕业生亦可。',
        '熟练使用表格工具，对数字敏感。',
        '耐心，能同时跟进多个项目。',
      ),
    },
    en: {
      title: 'Panel Operations Specialist',
      city: 'Shenzhen',
      duty: lines(
        'Assess feasibility and plan invitations and quotas for each project.',
        'Watch progress and quality during fieldwork, and answer respondents promptly.',
        'Keep members active by refining invitation frequency and reward rules.',
      ),
      requirement: lines(
        'A year or more in fieldwork, community operations or customer service. Strong new graduates are welcome.',
        'Confident with spreadsheets and comfortable with numbers.',
        'Patient, and able to follow several projects at once.',
      ),
    },
  },
  {
    id: 'r3012',
    categoryId: 'c-operations',
    headcount: 1,
    publishTime: Date.UTC(2026, 9, 14, 6, 30),
    zh: {
      title: '品牌与内容编辑',
      city: '广州',
      duty: lines(
        '策划并撰写研究文章、公开课与报告预告，管理官网内容。',
        '采访研究员，把专业方法写成客户读得进去的文字。',
        '审校中英文稿件，守住事实与引用的准确。',
      ),
      requirement: lines(
        '三年以上编辑、记者或品牌内容经验，请附三篇作品。',
        '对数据表述严谨，不夸大，不含糊。',
        '英文写作流畅者优先。',
      ),
    },
    en: {
      title: 'Brand and Content Editor',
      city: 'Guangzhou',
      duty: lines(
        'Plan and write research articles, course material and report previews, and look after our website.',
        'Interview researchers and turn specialist method into prose a client wants to finish.',
        'Edit Chinese and English copy, and guard the accuracy of facts and quotations.',
      ),
      requirement: lines(
        'Three or more years in editing, journalism or brand content. Please attach three pieces of work.',
        'Exact with data: no exaggeration and no vagueness.',
        'Native-level Chinese. Fluent English writing is an advantage.',
      ),
    },
  },
];
