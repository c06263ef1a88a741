import type { AdvanceRow } from './types.ts';

export const advances: AdvanceRow[] = [
  {
    id: 'a2001',
    cover: { zh: '/covers/advance-1.zh.svg', en: '/covers/advance-1.en.svg' },
    publishTime: Date.UTC(2026, 5, 16, 2, 0),
    zh: {
      title: '年轻消费者怎样判断一个品牌值得信任',
      summary: '年轻人为什么相信一个品牌，又为什么不再相信？报告预计 2027 年春季发布。',
      tags: ['报告预告', '品牌体验', '2027 年春季'],
      author: '品牌研究组',
      content: `<p>“信任”常被当作一个分数来汇报，却很少有人追问它由什么构成。这项自主研究希望回答一个具体的问题：18–29 岁的消费者在做购买决定之前，会用哪些线索判断一个品牌值不值得相信？</p>
<table><tbody>
<tr><th scope="row">样本</th><td>计划 2,000 份，全国 18–29 岁，按性别、年龄和城市级别配额</td></tr>
<tr><th scope="row">执行</th><td>6 月至 12 月，进行中</td></tr>
<tr><th scope="row">发布</th><td>2027 年春季，中英文</td></tr>
<tr><th scope="row">谁能拿到</th><td>登记的读者，不收费</td></tr>
</tbody></table>
<h2>我们怎么做</h2>
<ul>
<li>线上社区两周，观察年轻人如何查评价、问朋友、看直播、读成分表。</li>
<li>全国问卷，覆盖一线至四线城市，按性别、年龄和城市级别设置配额。</li>
<li>公开讨论分析，看看人们在说“失望”时指的究竟是什么。</li>
</ul>
<h2>您会看到什么</h2>
<p>报告不做品牌排名，只讨论机制：信任的来源、破裂的时刻、修复的可能。每一章都会附上可以直接使用的测量题目。</p>
<p>研究正在执行，结论以正式报告为准。希望在发布时收到通知，可以<a href="#meanwhile">发邮件登记</a>。</p>
<h2>在此之前</h2>
<p>关心自己的品牌，不必等到春天：题库里的量表题和 NPS 题可以当场试答，品牌追踪最快三周给出第一期结果。</p>`,
    },
    en: {
      title: 'How young consumers decide which brands to trust',
      summary:
        'What makes young people believe a brand, or stop believing? A self-funded study, due in spring 2027.',
      tags: ['Report preview', 'Brand experience', 'Spring 2027'],
      author: 'Brand Research',
      content: `<p>Trust is often reported as a score and seldom taken apart. This self-funded study asks a narrower question: before consumers aged 18 to 29 buy, what clues do they use to decide whether a brand deserves to be believed?</p>
<table><tbody>
<tr><th scope="row">Sample</th><td>2,000 planned, aged 18 to 29 across China, with quotas for gender, age and city tier</td></tr>
<tr><th scope="row">Fieldwork</th><td>June to December, under way</td></tr>
<tr><th scope="row">Release</th><td>Spring 2027, in Chinese and English</td></tr>
<tr><th scope="row">Open to</th><td>Readers who register, free of charge</td></tr>
</tbody></table>
<h2>How we are doing it</h2>
<ul>
<li>A two-week online community, watching how people check reviews, ask friends, follow livestreams and read labels.</li>
<li>A national survey across four tiers of cities, with quotas for gender, age and city tier.</li>
<li>Analysis of public conversation, to learn what people mean when they say they are let down.</li>
</ul>
<h2>What to expect</h2>
<p>There will be no brand ranking. The report looks at how trust works: where it comes from, the moments it breaks, and whether it can be repaired. Each chapter ends with survey questions you can use as they are.</p>
<p>Fieldwork is under way, and there are no findings yet. To hear from us on publication day, <a href="#meanwhile">register by e-mail</a>.</p>
<h2>Until then</h2>
<p>You can measure your own brand before spring. Try the scales and the NPS question in the library; a brand tracker delivers its first wave in as little as three weeks.</p>`,
    },
  },
  {
    id: 'a2002',
    cover: { zh: '/covers/advance-2.zh.svg', en: '/covers/advance-2.en.svg' },
    publishTime: Date.UTC(2026, 6, 8, 3, 0),
    zh: {
      title: '开放题可以开口回答，语音也能追问',
      summary:
        '受访者按住说话，系统转成文字，答得笼统时再追问一句。内测至 2027 年 2 月，期间免费使用，产品经理全程跟进。',
      tags: ['功能预告', '问卷工具', '内测至 2027 年 2 月'],
      author: '产品团队',
      content: `<p>打字只写“还行”的人，开口往往会多说两句。我们正在测试语音作答：受访者按住说话，系统转成文字，由本人确认后提交；说得过于笼统时，按文字题的追问规则再问一句。</p>
<h2>内测能体验什么</h2>
<ul>
<li>为任意开放题打开语音作答，受访者仍可以选择打字。</li>
<li>转写由受访者本人确认，可以改字，也可以重录。</li>
<li>导出数据时，录音、转写、追问与回答成组保留。</li>
</ul>
<h2>我们希望了解什么</h2>
<p>开口说是否比打字更具体？方言与噪声会让转写错多少？追问放在语音里是否突兀？内测期间，我们会比较语音与打字两组答卷，并把结果原样反馈给参与团队。</p>
<h2>如何参加</h2>
<p>近两个月内有至少一个含开放题的项目，愿意参加两次三十分钟的反馈访谈，即可申请。涉及未成年人及医疗健康的项目暂不纳入。名额有限，我们会在一周内回复。</p>
<h2>在此之前</h2>
<p>文字开放题的 AI 追问已对全部问卷工具客户开放，可以先在两三道关键题上使用。</p>`,
    },
    en: {
      title: 'Open-ended questions that people can answer aloud',
      summary:
        'Respondents speak, and a vague answer gets one follow-up. The beta is free until February 2027.',
      tags: ['Feature preview', 'Survey tool', 'Beta until February 2027'],
      author: 'Product Team',
      content: `<p>People who type “it was OK” often say more when they speak. We are testing spoken answers: respondents hold a button and talk, the survey turns speech into text, and they confirm it before sending. When an answer is too general, the probing rules for typed answers apply.</p>
<h2>What you can try</h2>
<ul>
<li>Switch spoken answers on for any open-ended question. Respondents can still type.</li>
<li>Respondents confirm the transcript. They can correct it or record again.</li>
<li>Recording, transcript, probe and reply are exported together.</li>
</ul>
<h2>What we want to learn</h2>
<p>Are spoken answers more specific than typed ones? How far do dialect and noise spoil a transcript? Does a probe feel out of place after a spoken answer? We will compare spoken and typed responses and share the results, as they are, with the teams taking part.</p>
<h2>How to take part</h2>
<p>You need one project with open-ended questions in the next two months and time for two half-hour feedback calls. For now we are leaving out studies with minors and studies on medical subjects. Places are limited; we reply to every request within a week.</p>
<h2>Until then</h2>
<p>AI probing for typed answers is open to every survey tool customer. Try it on two or three key questions first.</p>`,
    },
  },
  {
    id: 'a2003',
    cover: { zh: '/covers/advance-3.zh.svg', en: '/covers/advance-3.en.svg' },
    publishTime: Date.UTC(2026, 6, 23, 6, 0),
    zh: {
      title: '六十岁以后，怎样使用数字服务',
      summary: '陪同长者完成挂号、缴费与打车，记录卡住的每一步。清单与量表题 2027 年 5 月发布。',
      tags: ['研究动态', '服务体验', '2027 年 5 月'],
      author: '服务体验咨询组',
      content: `<p>多数可用性测试的参与者是熟悉手机的年轻人。这项研究把镜头转向 60 岁以上的使用者，看看他们在日常数字服务中如何求助、绕路，或者放弃。</p>
<h2>研究设计</h2>
<ul>
<li>在北京、上海、广州、深圳四地进行陪同观察，任务包括线上挂号、生活缴费、叫车和订票。</li>
<li>用长者自己的手机和网络，不提供演示环境，允许随时向家人求助，并记录求助的内容。</li>
<li>家人另做访谈，了解他们代办了哪些事、为什么代办。</li>
</ul>
<h2>预期产出</h2>
<p>一份按任务整理的障碍清单，每一项标明出现的情境、影响程度和改进建议；一套适合长者的量表题目，字号、措辞和选项数量都会经过测试。</p>
<p>我们欢迎公共服务机构和公司提供任务场景。参与方可优先获得与自身场景相关的匿名观察记录。</p>
<h2>在此之前</h2>
<p>正在做适老改造的团队可以先用陪同观察看清卡点：八到十二位参与者，一到两周拿到障碍清单。</p>`,
    },
    en: {
      title: 'Using digital services after sixty',
      summary:
        'We sit with older people as they book, pay and ride, and note each obstacle. Results are due in May 2027.',
      tags: ['Research in progress', 'Service experience', 'May 2027'],
      author: 'Service Experience Practice',
      content: `<p>Most usability tests recruit young people who live on their phones. This study turns to users over sixty, and to how they ask for help, find a way around, or give up when everyday services go digital.</p>
<h2>Design</h2>
<ul>
<li>Accompanied sessions in Beijing, Shanghai, Guangzhou and Shenzhen. Tasks include booking a clinic visit, paying a utility bill, hailing a car and buying a train ticket.</li>
<li>Participants use their own phone and connection. They may ask family for help at any time, and we note what they ask.</li>
<li>Separate interviews with relatives show what they do on a parent’s behalf, and why.</li>
</ul>
<h2>What will come of it</h2>
<p>You will get a list of obstacles sorted by task, each with its setting, its severity and a suggested fix. There will also be a set of rating questions tested with older respondents for type size, wording and number of options.</p>
<p>Public bodies and companies are welcome to propose tasks. Those who do will be the first to see the anonymized observations that concern them.</p>
<h2>Until then</h2>
<p>Teams that are redesigning a service for older users can start with observation: eight to twelve participants, and a list of obstacles in one to two weeks.</p>`,
    },
  },
  {
    id: 'a2004',
    cover: { zh: '/covers/advance-4.svg', en: '/covers/advance-4.svg' },
    publishTime: Date.UTC(2026, 7, 11, 2, 30),
    zh: {
      title: '《员工体验测量手册》新版增补混合办公章节',
      summary:
        '新版手册重写了混合办公、跨城协作和新员工融入三章，并为每个维度配上短题版本，预计 2027 年一季度提供下载。',
      tags: ['报告预告', '员工体验', '2027 年一季度'],
      author: '员工体验咨询组',
      content: `<p>上一版手册写成时，“办公室”还是一个明确的地点。如今不少团队每周只有几天坐在一起，原来关于工位、食堂和面对面沟通的题目，已经不足以描述人们的真实感受。</p>
<h2>新版有哪些变化</h2>
<ul>
<li><strong>混合办公：</strong>新增远程日的专注、会议负担与边界感三组题目。</li>
<li><strong>跨城协作：</strong>从信息是否对称、决定在哪里做出两个角度测量。</li>
<li><strong>新员工融入：</strong>按入职第一周、第一月、第三月设计不同问题。</li>
<li><strong>短题版本：</strong>每个维度提供一题版和三题版，便于脉搏调研使用。</li>
</ul>
<h2>如何使用</h2>
<p>手册中的题目可以直接放入问卷工具，也可以按公司用语改写。我们在每道题旁注明了不宜改动的部分，改动之后将无法与以往结果比较。</p>
<p>手册预计 2027 年一季度开放下载。已购买员工体验产品的客户会收到邮件通知，其他读者可通过申请表登记。</p>
<h2>在此之前</h2>
<p>员工体验产品自带成熟题库。可以先用五题以内的脉搏调研量一次混合办公，新版发布后再换用手册里的题目。</p>`,
    },
  },
  {
    id: 'a2005',
    cover: { zh: '/covers/advance-5.zh.svg', en: '/covers/advance-5.en.svg' },
    publishTime: Date.UTC(2026, 7, 27, 3, 0),
    zh: {
      title: '问卷里直接录视频，字幕自动生成',
      summary: '受访者用手机录下使用过程，研究员按原话检索画面。2027 年春节后上线。',
      tags: ['功能预告', '产品体验', '2027 年春节后'],
      author: '产品团队',
      content: `<p>产品用得顺不顺手，一段三十秒的视频往往比一页文字说得更清楚。2027 年春节之后，产品体验线将加入视频作答。</p>
<h2>对受访者</h2>
<ul>
<li>在问卷中直接录制，无需另装应用；网络不佳时可先保存，稍后上传。</li>
<li>录制前提示拍摄范围，背景可一键虚化，提交前可以重看、重录。</li>
</ul>
<h2>对研究员</h2>
<ul>
<li>自动生成字幕，可以按关键词定位到具体一秒。</li>
<li>按任务步骤切分片段，标出停顿、返工和求助的时刻，由研究员确认。</li>
<li>片段可以剪成合集，放入报告，并附上受访者的背景说明。</li>
</ul>
<h2>关于隐私</h2>
<p>视频属于可识别信息，默认只对项目成员可见，导出需要单独授权，到期自动删除。受访者可以随时撤回自己的视频，撤回后相关片段会从报告中移除。</p>
<p>首批将开放给新品试用和包装测试两类项目，欢迎预约演示。</p>
<h2>在此之前</h2>
<p>视频任务今天就可以放进移动研究社区：成员用手机拍摄，研究员在线标注，再导出片段集。</p>`,
    },
    en: {
      title: 'Video answers inside the survey, with automatic captions',
      summary:
        'Respondents film a first use; you search the footage by what was said. After Spring Festival 2027.',
      tags: ['Feature preview', 'Product experience', 'Early 2027'],
      author: 'Product Team',
      content: `<p>Thirty seconds of video can explain more about a product than a page of text. After Spring Festival 2027, video answers come to our product experience line.</p>
<h2>For respondents</h2>
<ul>
<li>Record inside the survey, with no extra app. On a weak connection, save now and upload later.</li>
<li>A short prompt explains what to film. The background can be blurred, and every clip can be watched and recorded again before it is sent.</li>
</ul>
<h2>For researchers</h2>
<ul>
<li>Captions are generated automatically; a keyword takes you to the exact second.</li>
<li>Clips follow the steps of the task, with pauses, retries and calls for help marked for you to confirm.</li>
<li>Clips can be edited into a reel for your report, with a note on who is speaking.</li>
</ul>
<h2>On privacy</h2>
<p>Video identifies people. It is visible to project members only, exporting needs separate permission, and footage is deleted on schedule. Respondents may withdraw a clip at any time, and it then disappears from reports too.</p>
<p>Product trials and packaging tests go first. Ask us for a demonstration.</p>
<h2>Until then</h2>
<p>Video tasks already run in the mobile research community: members film on their phones, you annotate the clips and export a reel.</p>`,
    },
  },
  {
    id: 'a2006',
    cover: { zh: '/covers/advance-6.zh.svg', en: '/covers/advance-6.en.svg' },
    publishTime: Date.UTC(2026, 8, 8, 2, 0),
    zh: {
      title: '新能源车主的第一年旅程',
      summary:
        '从提车到第一次年度保养，我们将跟随一批新车主走完十二个月，记录充电、用车、售后与软件升级中的体验起伏。',
      tags: ['研究动态', '汽车', '首期简报 2027 年 1 月'],
      author: '汽车行业组',
      content: `<p>多数车主研究只在提车后做一次，问的是新鲜感最强的时候。真正影响口碑和再购的，往往发生在之后：第一次长途、第一次冬天、第一次事故维修、第一次系统升级。</p>
<h2>跟随十二个月</h2>
<ul>
<li>从自有样本库招募近期提车的车主，进入移动研究社区。</li>
<li>每月一次简短问卷，特殊时刻由车主自主触发记录。</li>
<li>第三、六、十二个月各做一次深度访谈，回看情绪曲线。</li>
</ul>
<h2>关注的四个问题</h2>
<p>续航焦虑会不会随使用时间减弱？软件升级带来的是惊喜还是困扰？售后沟通在哪个环节最容易断？家人的意见怎样影响车主的评价？</p>
<h2>发布计划</h2>
<p>每季度发布一篇简报，第一篇在 2027 年 1 月；满十二个月后发布完整报告。研究不涉及具体品牌的优劣比较。如果您希望增加与自身业务相关的题目，可在每季度开始之前与我们联系，加题结果单独交付。</p>
<h2>在此之前</h2>
<p>案例“试驾未下订归因”写了我们在这个行业的做法：问题、样本、关键的一张图，以及经销商改了什么。</p>`,
    },
    en: {
      title: 'The first year with an electric car',
      summary:
        'We follow new owners for twelve months, through charging, driving, repairs and software updates.',
      tags: ['Research in progress', 'Automotive', 'First briefing January 2027'],
      author: 'Automotive Practice',
      content: `<p>Most owner studies take place once, just after delivery, when everything is new. What shapes word of mouth and the next purchase usually comes later: the first long trip, the first winter, the first repair, the first system update.</p>
<h2>Twelve months together</h2>
<ul>
<li>Recent buyers are recruited from our own panel and join a mobile research community.</li>
<li>They answer a short survey each month, and add an entry of their own whenever something happens.</li>
<li>In months three, six and twelve, in-depth interviews look back along the emotional curve.</li>
</ul>
<h2>Four questions</h2>
<p>Does range anxiety fade with use? Do software updates delight or annoy? Where does communication with after-sales break down? And how far does the family’s opinion shape the owner’s?</p>
<h2>Publication</h2>
<p>A short briefing appears every quarter, the first in January 2027, and a full report after the twelfth month. We do not compare individual brands. If you would like to add questions of your own, contact us before a quarter begins; the answers are delivered to you alone.</p>
<h2>Until then</h2>
<p>The case “After the test drive” shows how we work in this industry: the question, the sample, the chart, and what dealers changed.</p>`,
    },
  },
  {
    id: 'a2007',
    cover: { zh: '/covers/advance-7.zh.svg', en: '/covers/advance-7.en.svg' },
    publishTime: Date.UTC(2026, 8, 22, 6, 30),
    zh: {
      title: '低分预警：条件更细，超时升级',
      summary: '现有的低分预警将支持客户等级、静默时段和超时升级。2027 年 1 月起分批开放。',
      tags: ['功能预告', '服务体验', '2027 年 1 月起'],
      author: '产品团队',
      content: `<p>收到低分之后，最怕的是“大家都看到了，没有人去处理”。新版服务体验产品让预警规则更细、责任更清楚，2027 年 1 月起分批开放。</p>
<h2>规则更细</h2>
<ul>
<li>按触点、门店、客户等级和原因组合设置预警条件。</li>
<li>同一位客户短时间内多次低分，只生成一张工单，避免重复打扰。</li>
<li>静默时段内不外呼，次日上班后自动排队。</li>
</ul>
<h2>责任更清楚</h2>
<p>每张工单有负责人和时限。临近超时提醒本人，超时后升级给上级；转派需要写明理由。处理完成后，由客户确认问题是否解决，处理人不能自行关闭。</p>
<h2>复盘更省力</h2>
<p>每周自动汇总处理时长、重复原因和升级次数，并列出一线反映“改不动”的问题，供流程负责人认领。</p>
<p>现有客户无需重新部署，原有预警规则会自动迁移，请在开放之前检查负责人名单。</p>
<h2>在此之前</h2>
<p>在线演示里可以亲手打一个低分，看它怎样变成工单、派给谁。</p>`,
    },
    en: {
      title: 'Finer rules for low-score alerts, with escalation',
      summary: 'Today’s low-score alerts gain customer tiers, quiet hours and escalation. From January 2027.',
      tags: ['Feature preview', 'Service experience', 'From January 2027'],
      author: 'Product Team',
      content: `<p>The worst fate for a low score is to be seen by everyone and handled by no one. The next version of our service experience product has finer alert rules and clearer ownership. It opens in stages from January 2027.</p>
<h2>Finer rules</h2>
<ul>
<li>Combine touchpoint, store, customer tier and reason in one alert condition.</li>
<li>Several low scores from one customer within a short time make a single ticket, so no customer is called twice.</li>
<li>No calls go out during quiet hours. Tickets wait in line for the next working morning.</li>
</ul>
<h2>Clearer ownership</h2>
<p>Every ticket has an owner and a deadline. The owner is reminded first; after the deadline the ticket goes to their manager. Reassigning one requires a reason. When the work is done, the customer confirms that the problem is solved. The handler cannot simply close it.</p>
<h2>Easier reviews</h2>
<p>A weekly digest covers handling time, repeat causes and escalations, and lists the problems the front line says it cannot fix, ready for a process owner to claim.</p>
<p>Existing customers need no new setup. Your alert rules move across automatically; please check your list of owners beforehand.</p>
<h2>Until then</h2>
<p>Give a low score in the guided demo and see it become a ticket with an owner.</p>`,
    },
  },
  {
    id: 'a2008',
    cover: { zh: '/covers/advance-8.svg', en: '/covers/advance-8.svg' },
    publishTime: Date.UTC(2026, 9, 13, 2, 0),
    zh: {
      title: '中文消费语境情感词典开放试用',
      summary: '“绝了”是夸还是骂？词典收录多义表达、反讽与新词，2027 年 1 月开放试用。',
      tags: ['研究动态', '社媒聆听', '2027 年 1 月'],
      author: '数据科学组',
      content: `<p>做中文情感分析，最难的不是认字，而是认语气。“绝了”“真有你的”“谢谢，已经学会了”，放在不同语境里，意思可以完全相反。通用词典在消费场景里常常判断失误。</p>
<h2>词典收录什么</h2>
<ul>
<li><strong>多义表达：</strong>同一词语在美妆、餐饮、数码等品类中的不同倾向。</li>
<li><strong>反讽句式：</strong>表面称赞、实为抱怨的常见结构，以及识别它们的上下文线索。</li>
<li><strong>程度与否定：</strong>“不是不好吃”“还算可以吧”这类表达的强度。</li>
<li><strong>新词与谐音：</strong>按季度更新，注明首次收录时间，过时的词不删除，只作标记。</li>
</ul>
<h2>怎样建成</h2>
<p>词条由标注人员从公开讨论中整理，每条至少三人独立判断，意见不一的交由研究人员讨论。无法达成一致的，保留“看语境”标记，不强行归类。</p>
<p>词典将先向社媒聆听和 AI 标注服务的客户开放试用，欢迎提交误判样例，我们会在下一季度的更新中逐条回应。</p>
<h2>在此之前</h2>
<p>社媒聆听的情感判断现在就可以抽查，话题词表也能按您的品类修改。</p>`,
    },
  },
  {
    id: 'a2009',
    cover: { zh: '/covers/advance-9.svg', en: '/covers/advance-9.svg' },
    publishTime: Date.UTC(2026, 9, 27, 7, 0),
    zh: {
      title: '题库支持中英文对照与整组引用',
      summary: '中英文对照、整组引用和版本记录，跨国项目不必逐题对译。2027 年 2 月开放。',
      tags: ['功能预告', '题库', '2027 年 2 月'],
      author: '产品团队',
      content: `<p>跨语言的问卷常在翻译上吃亏：“比较满意”译成英文之后，强弱就变了，两国的数据也就不能直接比较。新版题库希望从源头解决这个问题。</p>
<h2>三项更新</h2>
<ul>
<li><strong>中英文对照：</strong>每道题由两种语言的研究员分别撰写，再对照校准，量表锚点逐级核对。</li>
<li><strong>整组引用：</strong>题目、选项、跳转和计分方式作为一组放入问卷，引用之后可改，改动处会有提示。</li>
<li><strong>版本记录：</strong>题目修订保留历史版本，追踪项目可锁定在旧版，避免无意间打断趋势。</li>
</ul>
<h2>首批内容</h2>
<p>首批覆盖品牌、产品、服务、员工四个主题，以及常用的人口背景题。每组题都附有使用说明：适合谁、需要多久、结果怎样解读，以及不建议使用的情形。</p>
<p>题库浏览无需登录。引用到问卷需要账号，2027 年 2 月起对所有账号开放，现有问卷不受影响。</p>
<h2>在此之前</h2>
<p>题库里的题型今天就能用中文和英文分别试答，不用登录。</p>`,
    },
    en: {
      title: 'A question library in matched Chinese and English',
      summary:
        'Matched Chinese and English wording, whole question sets and version history. Opens in February 2027.',
      tags: ['Feature preview', 'Question library', 'February 2027'],
      author: 'Product Team',
      content: `<p>Surveys in two languages tend to lose something on the way. The Chinese for “fairly satisfied” can come out stronger or weaker in English, and the two countries can no longer be compared. The next version of our question library deals with this at the source.</p>
<h2>Three changes</h2>
<ul>
<li><strong>Matched wording.</strong> Researchers in each language write every question on their own, then align the two. Scale labels are checked point by point.</li>
<li><strong>Whole sets.</strong> Questions, options, skip logic and scoring go into your survey together. You can still edit them, and departures from the original are marked.</li>
<li><strong>Version history.</strong> Revisions keep their past. A tracker can stay on an older version, so a trend is never broken by accident.</li>
</ul>
<h2>First release</h2>
<p>We begin with brand, product, service and employee topics, plus the usual background questions. Each set comes with notes on who it suits, how long it takes, how to read the results, and when not to use it.</p>
<p>Anyone can browse the library. Adding a set to a survey takes an account and opens to all accounts in February 2027. Existing surveys stay as they are.</p>
<h2>Until then</h2>
<p>Try every question type in the library today, in Chinese and in English, without signing in.</p>`,
    },
  },
];
