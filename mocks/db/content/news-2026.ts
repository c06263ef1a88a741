import type { NewsRow } from './types.ts';

export const news2026: NewsRow[] = [
  {
    id: 'n1009',
    topicId: 'company',
    cover: '/covers/news-9.svg',
    publishTime: Date.UTC(2026, 0, 13, 2, 0),
    zh: {
      title: '做过三万个项目，仍会犹豫的四件事',
      summary:
        '累计项目超过三万个，经验确实能让人少走弯路。但有四件事，我们至今不敢凭经验下结论，每次都会重新验证。',
      author: '研究方法组',
      source: '年度回顾',
      content: `<p>年初内部复盘时，有同事提议换个角度：不总结做对了什么，而是列一列“哪些事我们至今仍会犹豫”。累计执行超过 30,000 个项目之后，大家写下的答案意外地集中。</p>
<h2>一、甄别条件该多严</h2>
<p>条件越严，人群越纯，也越可能漏掉正在流失的用户。我们现在会先用宽条件跑一小批，看看被挡在门外的是谁，再定最终口径。</p>
<h2>二、追踪研究该不该改题</h2>
<p>改，趋势断了；不改，题目已经过时。折中的办法是新旧题并行一期，量出两者的差距，之后再切换。</p>
<h2>三、“说的”和“做的”不一致时信谁</h2>
<p>受访者说会买，行为数据显示没买。两者都是事实，只是回答了不同的问题。与其二选一，不如追问是什么拦住了他。</p>
<h2>四、结论该说到多确定</h2>
<ul>
<li>数据直接支持的，用肯定句。</li>
<li>由数据推断的，写明推断的依据。</li>
<li>来自经验的，标注“研究员判断”。</li>
</ul>
<blockquote><p>客户有权知道哪句话来自数据，哪句话来自我们。</p></blockquote>
<p>如今团队有 200 多人，分布在四个城市。经验可以传授，犹豫也应该传授。新的一年，我们会把这四件事写进每个项目的启动清单，让新同事从第一天起就知道：不确定的时候，先去验证。</p>`,
    },
    en: {
      title: 'Over 30,000 projects later, four things still give us pause',
      summary: 'Experience saves time on most things. These four we check again in every study.',
      author: 'Research Methods Team',
      source: 'Year in review',
      content: `<p>At our new-year review a colleague suggested skipping the list of things we got right and writing down where we still hesitate. After more than 30,000 projects, the answers were strikingly alike.</p>
<h2>1. How strict should a screener be?</h2>
<p>A tight screener gives you a clean group, and quietly drops the people who are leaving. We now run a small batch on loose criteria, look at who would have been turned away, and only then fix the definition.</p>
<h2>2. Should a tracker ever change its questions?</h2>
<p>Change them and the trend breaks. Leave them and they age. We run old and new side by side for one wave, measure the gap, then switch.</p>
<h2>3. When words and actions disagree, which do you believe?</h2>
<p>Someone says they will buy, and the record shows they did not. Both are facts; they answer different questions. It pays to ask what got in the way.</p>
<h2>4. How certain should a conclusion sound?</h2>
<ul>
<li>If the data shows it, say so plainly.</li>
<li>If it is inferred, show the reasoning.</li>
<li>If it comes from experience, label it as the researcher’s judgement.</li>
</ul>
<blockquote><p>A client has a right to know which sentences come from the data and which come from us.</p></blockquote>
<p>We are now more than 200 people in four cities. Experience can be taught, and so can doubt. This year these four points join the kickoff checklist for every project.</p>`,
    },
  },
  {
    id: 'n1010',
    topicId: 'company',
    cover: '/covers/news-10.svg',
    publishTime: Date.UTC(2026, 1, 10, 3, 30),
    zh: {
      title: '2026 年春节期间服务安排',
      summary: '2 月 15 日至 23 日放假，24 日恢复。平台照常可用，样本回收与人工服务有所调整。',
      source: '服务公告',
      content: `<p>尊敬的客户：春节将至，感谢您一年来的信任。现将假期期间的服务安排说明如下，便于您提前规划项目进度。</p>
<h2>放假时间</h2>
<p>2026 年 2 月 15 日（星期日）至 2 月 23 日（星期一）放假，2 月 24 日（星期二）起恢复正常服务。2 月 14 日、2 月 28 日照常上班。</p>
<h2>假期内的服务</h2>
<ul>
<li><strong>平台与问卷工具：</strong>照常使用，问卷的编辑、发布、回收与导出不受影响。</li>
<li><strong>样本服务：</strong>2 月 13 日 17:00 之后提交的需求，将在节后评估报价。假期内受访者作答意愿和人群结构与平日不同，除节日主题研究外，我们建议暂停回收。</li>
<li><strong>数据清洗与 AI 标注：</strong>已确认的任务由值班同事继续处理，新任务节后排期。</li>
<li><strong>预警与工单：</strong>服务体验产品的低分预警照常触发，请确认贵司假期值班人员名单。</li>
</ul>
<h2>紧急联系</h2>
<p>假期内如遇平台无法访问、数据异常等紧急情况，请拨打服务热线，值班同事会尽快回电。非紧急问题可以留言，节后按提交顺序处理。</p>
<h2>节前小提示</h2>
<p>计划在节后一周启动的项目，建议现在就把问卷和配额定下来。节后是需求集中的时段，提前锁定排期会更从容。</p>
<p>祝您和家人新春安康。</p>`,
    },
  },
  {
    id: 'n1011',
    topicId: 'event',
    cover: '/covers/news-11.svg',
    publishTime: Date.UTC(2026, 3, 21, 6, 0),
    zh: {
      title: '“问得好”公开课第二季开课：六讲学会设计一份问卷',
      summary: '免费线上课，五月起每周四晚一讲。每讲一个真实难题、一次当场改卷。',
      source: '活动预告',
      content: `<p>去年的公开课结束后，收到最多的留言是：“道理都懂，自己一写还是不对。”所以第二季换了讲法：少讲理论，多改问卷。每讲围绕一个常见难题，讲师当场修改学员提交的题目，并说明为什么这样改。</p>
<h2>课程安排</h2>
<ul>
<li>第一讲：从业务问题到研究问题，先写结论页再写问卷。</li>
<li>第二讲：一题只问一件事，常见的双重提问和诱导措辞。</li>
<li>第三讲：选项的学问，互斥、穷尽与“其他”的比例。</li>
<li>第四讲：量表怎么选，五级、七级与十一级的取舍。</li>
<li>第五讲：开放题与 AI 追问，怎样得到可以分析的文字。</li>
<li>第六讲：读懂结果，交叉表、显著性与常见误读。</li>
</ul>
<h2>上课时间与方式</h2>
<p>五月七日起，每周四 19:30–20:30，线上直播，课后提供回放和练习题。课程免费，报名后会收到听课链接。每讲开放二十个改卷名额，按报名先后安排，提交的问卷请先去除公司名称和客户信息。</p>
<h2>适合谁</h2>
<p>不需要统计学基础。如果您在工作中需要自己发问卷、看报告，或者要判断供应商给的问卷好不好，这门课就适合您。</p>
<blockquote><p>好问卷的标准很朴素：受访者看得懂，愿意答，答完之后您知道该做什么。</p></blockquote>
<p>报名请填写申请表，并在备注中注明“公开课”。</p>`,
    },
  },
  {
    id: 'n1012',
    topicId: 'method',
    cover: '/covers/news-12.svg',
    publishTime: Date.UTC(2026, 5, 24, 2, 30),
    zh: {
      title: '在社区里泡上十四天：日记研究能看到什么',
      summary: '以一项为期两周的早餐日记为例，说说社区任务怎么排、人怎么留。',
      author: '定性研究组',
      content: `<p>如果在问卷里问“您上周早餐吃了什么”，得到的多半是印象中的标准答案。如果请受访者连续两周每天早上拍一张照片、说三句话，您会看到周三的剩饭、周五路上买的豆浆，还有没吃的那两天。这就是移动研究社区的价值。</p>
<h2>两周怎么安排</h2>
<ul>
<li><strong>第 1–2 天：</strong>自我介绍、厨房一角，让成员互相认识，也熟悉操作。</li>
<li><strong>第 3–10 天：</strong>每日打卡，照片加三个固定问题，控制在三分钟以内。</li>
<li><strong>第 11–12 天：</strong>概念讨论，请成员对照自己的日记评价新品想法。</li>
<li><strong>第 13–14 天：</strong>一对一追问与总结，回看自己的记录，说说意外的发现。</li>
</ul>
<h2>怎样让人留下来</h2>
<p>礼金当然重要，有没有人回应更重要。主持人当天回复、偶尔点名一条有意思的记录，比提高奖励更有效。任务也要有轻有重，连续三天布置长任务，第四天一定会冷场。</p>
<h2>适合与不适合</h2>
<p>日记研究适合习惯、情绪、家庭决策这类“说不清、记不住”的题目；不适合推算比例。三十个人的社区能告诉您为什么，不能告诉您有多少。我们通常建议先社区、后问卷：用社区发现假设，用大样本验证。</p>
<p>社区的照片、视频和讨论会自动归入主题，研究员可以直接引用原话，成员的面部与住址信息默认打码。</p>`,
    },
    en: {
      title: 'Fourteen days in the community: what a diary study shows you',
      summary:
        'A two-week breakfast diary shows how to plan the tasks of a mobile community and keep people with you.',
      author: 'Qualitative Research',
      content: `<p>Ask people what they had for breakfast last week and you get the tidy version. Ask them to take one photo and say three sentences every morning for two weeks, and you see Wednesday’s leftovers, the soy milk bought on the way to work, and the two days with no breakfast at all. That is what a mobile research community is for.</p>
<h2>Planning the two weeks</h2>
<ul>
<li><strong>Days 1–2.</strong> Introductions and a corner of the kitchen, so members meet each other and learn the app.</li>
<li><strong>Days 3–10.</strong> A daily entry: a photo and three fixed questions, in under three minutes.</li>
<li><strong>Days 11–12.</strong> Concept discussion, with members judging ideas against their own diaries.</li>
<li><strong>Days 13–14.</strong> One-to-one follow-up, looking back at their entries for surprises.</li>
</ul>
<h2>Keeping people in</h2>
<p>Reward matters less than response. A moderator who replies the same day does more than a bigger voucher. Vary the effort, too: set three long tasks in a row and the fourth day will be silent.</p>
<h2>When to use it, and when not to</h2>
<p>Diaries suit habits, emotions and household decisions. They do not suit percentages. Thirty people can tell you why; they cannot tell you how many. We usually suggest the community first, to find hypotheses, and a larger sample afterwards, to test them.</p>
<p>Photos, videos and threads are sorted by theme and ready to quote. Faces and addresses are masked by default.</p>`,
    },
  },
  {
    id: 'n1013',
    topicId: 'method',
    cover: '/covers/news-13.svg',
    publishTime: Date.UTC(2026, 7, 18, 7, 0),
    zh: {
      title: '体验管理第一年：五个问题，先解决哪个',
      summary: '第一年的问题大多可以预见，关键是按什么次序处理。',
      author: '客户体验咨询组',
      content: `<p>把年度满意度调查升级为持续的体验管理，听上去只是“多问几次”。真正做起来，变化的是组织里看数据的方式。以下五个问题，第一年几乎都会遇到。</p>
<h2>五个常见问题</h2>
<ul>
<li><strong>触点太多，不知从何开始。</strong>先画旅程图，只标客户自己会提起的环节，再选两个最影响去留的。</li>
<li><strong>各部门各发各的问卷。</strong>先统一发送规则：同一位客户多久最多收到一次邀请，由谁审批例外。</li>
<li><strong>指标打架。</strong>满意度、推荐值、费力度各有拥护者。为每个触点选一个主指标，其余作为诊断。</li>
<li><strong>数据看得到，改不动。</strong>给每个低分原因指定负责人和时限，没有负责人的原因不上看板。</li>
<li><strong>热度过去，没有人再看。</strong>把体验指标放进已有的经营例会，不另开新会。</li>
</ul>
<h2>建议的次序</h2>
<p>先定发送规则，再选触点；先跑通一条回访流程，再搭看板；先让一线受益，再向高层汇报。次序颠倒，常见的结果是看板很漂亮，但没有一位客户感受到变化。</p>
<blockquote><p>第一年，先让整个组织学会对同一份反馈负责，分数可以等一等。</p></blockquote>
<h2>什么时候算走上正轨</h2>
<p>有一个简单的判断：一线同事开始主动问“这周的客户说了什么”，而不是等着被通报。到了这一步，再谈模型、预测和自动化，才有意义。品牌、产品、服务、员工四条体验线，也可以从这时起逐步打通。</p>`,
    },
    en: {
      title: 'Year one of an experience programme: five problems, and which to solve first',
      summary:
        'Most problems of the first year can be foreseen. What matters is the order in which you take them.',
      author: 'Customer Experience Practice',
      content: `<p>Moving from a yearly satisfaction survey to continuous listening sounds like asking more often. What really changes is how an organization looks at evidence. Five problems come up in almost every first year.</p>
<h2>Five familiar problems</h2>
<ul>
<li><strong>Too many touchpoints.</strong> Map the journey using only the moments customers bring up themselves, then choose the two that most affect whether they stay.</li>
<li><strong>Every department sends its own survey.</strong> Agree on contact rules: how often one customer may be asked, and who approves exceptions.</li>
<li><strong>Competing metrics.</strong> Satisfaction, recommendation and effort all have their champions. Give each touchpoint one lead metric and treat the rest as diagnosis.</li>
<li><strong>Visible, but stuck.</strong> Assign every low-score reason an owner and a deadline. A reason without an owner stays off the dashboard.</li>
<li><strong>Interest fades.</strong> Put experience on the agenda of a business review that already exists. Do not create another meeting.</li>
</ul>
<h2>The order we suggest</h2>
<p>Contact rules before touchpoints. One working callback process before any dashboard. A benefit for the front line before a report for the board. Reverse the order and you get handsome charts that no customer ever feels.</p>
<blockquote><p>In year one, get the whole organization to answer to the same feedback. The score can wait.</p></blockquote>
<h2>How to tell it is working</h2>
<p>Front-line staff start asking what customers said this week, without waiting to be told. That is the time to talk about models, prediction and automation.</p>`,
    },
  },
  {
    id: 'n1014',
    topicId: 'product',
    cover: '/covers/news-14.svg',
    publishTime: Date.UTC(2026, 9, 20, 2, 30),
    zh: {
      title: '让机器编码，让人把关：开放题编码的新分工',
      summary: '自动编码几分钟读完上万条文字，编码框是否合理，仍由研究员决定。',
      author: '数据科学组',
      content: `<p>过去，一万条开放题需要几位编码员工作数天。现在，模型几分钟就能给出初稿。省下的时间应该花在哪里？我们的答案是：花在编码框和边界案例上。</p>
<h2>四步做法</h2>
<ul>
<li><strong>人定框架。</strong>研究员先读两百条原文，写出编码框，每个编码配一句定义、两条正例、一条反例。</li>
<li><strong>机器初编。</strong>模型按编码框逐条归类，允许一条多码，并给出把握程度。</li>
<li><strong>人查边界。</strong>优先抽查把握程度低、以及两个编码经常同时出现的条目；高把握部分随机抽查。</li>
<li><strong>回到框架。</strong>“其他”过多说明框架有遗漏，两个编码难以区分说明定义要重写。改完框架，再编一遍。</li>
</ul>
<h2>怎样衡量好坏</h2>
<p>我们用两位研究员的独立编码作为参照，分别计算人与人、人与机器的一致程度。如果人与人之间本来就谈不拢，问题在定义，不在模型。</p>
<figure>
<blockquote><p>一致性低的时候，先改定义，再换模型。</p></blockquote>
<figcaption>数据科学组的工作守则</figcaption>
</figure>
<h2>仍然不交给机器的事</h2>
<p>反讽、方言、行业黑话，以及只出现一两次却可能很重要的意见，都由人阅读。摘要中的每一个观点都可以点回原文，读者能自己判断概括是否公允。数据清洗服务的客户可以在门户中查看编码版本和抽查记录。</p>`,
    },
    en: {
      title: 'Machines code, people check: a new division of labour for open text',
      summary:
        'Automatic coding reads ten thousand comments in minutes. The code frame is still a researcher’s decision.',
      author: 'Data Science',
      content: `<p>Ten thousand open-ended answers used to keep several coders busy for days. A model now produces a first draft in minutes. Where should the saved time go? We spend it on the code frame and on the borderline cases.</p>
<h2>Four steps</h2>
<ul>
<li><strong>People set the frame.</strong> A researcher reads two hundred comments and drafts the codes, each with a definition, two examples that fit and one that does not.</li>
<li><strong>The model drafts.</strong> It assigns one or more codes to each comment and says how confident it is.</li>
<li><strong>People check the edges.</strong> Low-confidence items come first, then codes that keep appearing together. The rest is spot-checked at random.</li>
<li><strong>Back to the frame.</strong> Too much in “other” means something is missing. Two codes that cannot be told apart need new definitions. Then the coding runs again.</li>
</ul>
<h2>Judging the result</h2>
<p>Two researchers code a reference set independently. We compare them with each other, and then with the model. If the people cannot agree, the fault lies in the definition.</p>
<figure>
<blockquote><p>When agreement is low, change the definition before you change the model.</p></blockquote>
<figcaption>A working rule of our data science team</figcaption>
</figure>
<h2>What we still read ourselves</h2>
<p>Irony, dialect, trade slang, and the comment that appears only once but may matter a great deal. Every point in a summary links back to the original words, so readers can judge for themselves whether it is fair.</p>`,
    },
  },
];
