import type { NewsRow } from './types.ts';

export const news2025: NewsRow[] = [
  {
    id: 'n1001',
    topicId: 'method',
    cover: '/covers/news-1.svg',
    publishTime: Date.UTC(2025, 2, 18, 2, 30),
    zh: {
      title: '样本量多少才够？先想清楚要比较谁',
      summary: '样本量取决于您要做的决策和要比较的人群。一张误差对照表，三个开工前值得先问的问题。',
      author: '研究方法组',
      content: `<p>“做多少份合适？”几乎是每个项目的第一个问题。我们的习惯是先反问一句：拿到结果之后，您准备比较谁和谁？</p>
<h2>样本量与抽样误差</h2>
<p>在简单随机抽样、95% 置信水平、比例接近 50% 的条件下，抽样误差大致如下。要比较两组人，差异得大于第三列，才不像是偶然。样本翻一倍，误差并不会减半；想让误差减半，样本要增加到四倍。</p>
<figure>
<table>
<thead><tr><th>样本量</th><th>误差</th><th>两组差异</th><th>适合的用途</th></tr></thead>
<tbody>
<tr><td>100</td><td>±9.8</td><td>13.9</td><td>方向判断、概念初筛</td></tr>
<tr><td>400</td><td>±4.9</td><td>6.9</td><td>单一人群的现状描述</td></tr>
<tr><td>1,000</td><td>±3.1</td><td>4.4</td><td>全国总体，两三个分组</td></tr>
<tr><td>2,000</td><td>±2.2</td><td>3.1</td><td>四五个分组，每组 400 至 500 份</td></tr>
</tbody>
</table>
<figcaption>单位：百分点。简单随机抽样，95% 置信水平，比例 50%；两组差异按每组均为该样本量计算</figcaption>
</figure>
<h2>开工前的三个问题</h2>
<ul>
<li>最小的分析单元是什么？误差要按最小的分组算，按总数算会低估。</li>
<li>多大的差异会改变您的决定？如果相差两三个百分点不影响选择，就不必为此付费。</li>
<li>目标人群在总体中占多少？比例越低，甄别成本越高，越需要先评估可行性。</li>
</ul>
<p>需要提醒的是，表中的误差只来自抽样。题目有诱导、配额失衡、答题敷衍，带来的偏差往往更大，增加样本量也解决不了。预算有限时，我们通常建议先把问卷改好，再谈加样本。</p>`,
    },
    en: {
      title: 'How many responses are enough? Start with who you want to compare',
      summary:
        'There is no universal sample size. Two tables of margins, and three questions to settle first.',
      author: 'Research Methods Team',
      content: `<p>“How many completes do we need?” is usually the first question in a project. We tend to answer it with another one: once the data is in, which groups are you going to compare?</p>
<h2>Sample size and margin of error</h2>
<p>For a simple random sample at 95% confidence, with a proportion near 50%, the margins look like this. Two groups have to differ by more than the gap in the third column, or the difference may be chance. Doubling the sample does not halve the error. To halve it, you need four times as many people.</p>
<figure>
<table>
<thead><tr><th>Sample</th><th>Margin</th><th>Gap</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>100</td><td>±9.8</td><td>13.9</td><td>Early direction, concept screening</td></tr>
<tr><td>400</td><td>±4.9</td><td>6.9</td><td>Describing a single audience</td></tr>
<tr><td>1,000</td><td>±3.1</td><td>4.4</td><td>A national read, two or three groups</td></tr>
<tr><td>2,000</td><td>±2.2</td><td>3.1</td><td>4–5 groups of 400–500</td></tr>
</tbody>
</table>
<figcaption>In percentage points. Simple random sampling, 95% confidence, a proportion of 50%; the gap applies to two groups of this size each</figcaption>
</figure>
<h2>Three questions to settle first</h2>
<ul>
<li>What is the smallest group you will report on? Work out the margin for that group, not for the total.</li>
<li>How big a difference would change your mind? If two or three points would not, there is no reason to pay for them.</li>
<li>How common is your audience? The rarer it is, the more screening costs, and the earlier you should check feasibility.</li>
</ul>
<p>The table covers sampling error only. Leading questions, unbalanced quotas and careless answers often do more harm, and a larger sample cures none of them. If the budget is tight, fix the questionnaire first.</p>`,
    },
  },
  {
    id: 'n1002',
    topicId: 'company',
    cover: '/covers/news-2.svg',
    publishTime: Date.UTC(2025, 3, 22, 3, 0),
    zh: {
      title: '深圳办公室启用新址，新增焦点小组访谈室',
      summary:
        '深圳团队已迁入新办公室。新址设有两间带观察室的访谈室和一间产品测试间，深圳及周边的线下研究可以就近安排。',
      source: '公司动态',
      content: `<p>四月下旬起，深圳团队在新址办公。与北京、上海、广州的办公室一样，新址除日常办公外，也承担线下研究的执行。</p>
<h2>新场地有什么</h2>
<ul>
<li>两间焦点小组访谈室，各可容纳八至十位受访者，配有单向观察室，客户可以旁听并通过文字与主持人沟通。</li>
<li>一间产品测试间，温度、光线可调，适合食品饮料试吃、包装比较和小家电试用。</li>
<li>一间远程访谈室，用于线上深访的主持、录制与同声传译。</li>
</ul>
<h2>为什么是深圳</h2>
<p>过去，深圳及周边的座谈会大多需要项目组临时租用场地，设备和隔音条件难以保证，受访者也常因交通不便而爽约。有了固定场地，同一项研究在四个城市可以使用一致的设备、流程和主持指南，结果更便于放在一起比较。</p>
<p>对受访者来说，体验也会更好：等候区与访谈区分开，签到时会当面说明录音录像的用途和保存期限，受访者可以随时要求停止录制。</p>
<figure>
<blockquote><p>好的场地应该让人忘记自己在“被研究”。坐得舒服，说的才是真话。</p></blockquote>
<figcaption>深圳团队定性研究负责人</figcaption>
</figure>
<p>如需预约参观或咨询深圳及周边的线下执行，请通过“联系我们”页面与顾问沟通，服务时间为工作日 10:00-19:00。</p>`,
    },
  },
  {
    id: 'n1003',
    topicId: 'product',
    cover: '/covers/news-3.svg',
    publishTime: Date.UTC(2025, 4, 20, 6, 0),
    zh: {
      title: '问卷工具更新：跳转逻辑一图看清，发布前自动体检',
      summary:
        '新版编辑器把整份问卷的跳转关系画成一张图，并在发布前检查走不到的题目、死循环和不可能满足的配额。',
      author: '产品团队',
      content: `<p>问卷一长，跳转逻辑就容易出错：有的题永远走不到，有的人答到一半绕回了开头。这类错误往往在回收数据之后才被发现，代价很高。这次更新，我们把检查提前到了发布之前。</p>
<h2>逻辑图</h2>
<p>编辑器新增“逻辑图”视图。每道题是一个节点，每条跳转是一条连线，点击连线即可修改条件。多人协作时，新增和改动的路径会高亮显示，审阅者不必逐题翻看。</p>
<h2>发布前体检</h2>
<ul>
<li><strong>走不到的题目：</strong>任何作答组合都无法到达的题会被列出。</li>
<li><strong>循环与断头：</strong>提示可能造成重复作答或提前中断的路径。</li>
<li><strong>互相矛盾的条件：</strong>例如甄别题要求“近三个月购买过”，配额却给“从未购买”留了名额。</li>
<li><strong>预计时长：</strong>按最短和最长路径分别估算，超过十分钟时给出精简建议。</li>
</ul>
<h2>其他改进</h2>
<p>矩阵题在手机上改为逐行卡片，不再需要左右滑动；排序题支持键盘操作；题目编号在增删之后保持稳定，导出的数据不会错位。</p>
<p>体检只给出提示，不会阻止发布，最终判断仍在研究员手中。本次更新已对所有账号开放，已在回收的问卷不受影响。目前工具支持 30 多种题型，逻辑图适用于全部题型。</p>`,
    },
    en: {
      title: 'Survey tool update: see your whole skip logic at a glance',
      summary:
        'The new editor maps every jump and checks for unreachable questions, loops and quotas that can never fill.',
      author: 'Product Team',
      content: `<p>Long questionnaires break in predictable ways. A question sits on a branch no respondent can reach, or a respondent is sent back to page one. Most teams find out when the data is already in, which is the most expensive moment to learn it. This release moves the check to before launch.</p>
<h2>The logic map</h2>
<p>The editor now has a map view. Each question is a node and each jump is a line; click a line to edit its condition. When several people work on one survey, new and changed paths are highlighted, so a reviewer can go straight to what moved.</p>
<h2>A check-up before launch</h2>
<ul>
<li><strong>Unreachable questions:</strong> anything no combination of answers can lead to.</li>
<li><strong>Loops and dead ends:</strong> paths that repeat a section or end too soon.</li>
<li><strong>Contradictions:</strong> a screener that admits recent buyers only, next to a quota that reserves places for people who never bought.</li>
<li><strong>Estimated length:</strong> the shortest and longest path, with suggestions when either passes ten minutes.</li>
</ul>
<h2>Also in this release</h2>
<p>Grid questions turn into row-by-row cards on phones. Ranking works from the keyboard. Question numbers stay stable after edits, so exports line up.</p>
<p>The check-up advises and never blocks; the researcher still decides. It covers all 30+ question types and is available to every account. Surveys already in the field are unaffected.</p>`,
    },
  },
  {
    id: 'n1004',
    topicId: 'method',
    cover: '/covers/news-4.svg',
    publishTime: Date.UTC(2025, 5, 17, 2, 0),
    zh: {
      title: 'NPS 好问，难的是问完之后',
      summary:
        '很多团队每月汇报净推荐值，却说不清下个月要改什么。把分数变成行动，需要三个闭环和一条明确的时限。',
      author: '服务体验咨询组',
      content: `<p>“您有多大可能向朋友推荐我们？”这道题问起来只要十秒。真正花时间的，是收到一个 3 分之后，谁来打电话、多久打、打完之后改什么。</p>
<h2>三个闭环</h2>
<ul>
<li><strong>个体闭环：</strong>低分客户在约定时限内得到回应，由熟悉情况的一线同事联系，群发的道歉短信不算。</li>
<li><strong>团队闭环：</strong>门店或客服组每周看一次原因分布，挑一件自己能改的事，下周检查是否改了。</li>
<li><strong>机制闭环：</strong>反复出现、一线改不动的问题，升级给流程或产品负责人，并公开处理进展。</li>
</ul>
<p>三个闭环的节奏不同，负责人也不同。把它们混在一张月报里，往往三件事都没有人做。</p>
<h2>别让分数变成考核的牺牲品</h2>
<p>一旦分数直接与奖金挂钩，“麻烦您打个十分”就会出现。更稳妥的办法是考核过程：低分是否按时回访、原因是否如实归类、承诺的改进是否完成。分数本身用来观察趋势。</p>
<blockquote><p>如果只能留一个指标，我们会留“低分回访及时率”，因为它完全由自己掌握。</p></blockquote>
<h2>从一个触点开始</h2>
<p>不必一开始就覆盖全旅程。选一个客户量大、抱怨集中的触点，跑通“触发、预警、回访、归因、改进”五步，稳定之后再复制到其他触点。我们的服务体验产品提供预警规则、工单流转和原因标签。</p>`,
    },
    en: {
      title: 'Asking the NPS question is the easy part',
      summary:
        'Many teams report NPS every month without a plan to change it. Closing the loop takes three cycles and a deadline.',
      author: 'Service Experience Practice',
      content: `<p>“How likely are you to recommend us?” takes ten seconds to answer. The work begins when someone gives you a 3. Who calls, how soon, and what changes afterwards?</p>
<h2>Three loops, three owners</h2>
<ul>
<li><strong>The customer loop.</strong> An unhappy customer hears back within an agreed time, from a person who knows the case. A bulk apology text does not count.</li>
<li><strong>The team loop.</strong> Once a week the store or service desk reviews the reasons behind low scores, picks one thing within its control, and checks a week later that it was done.</li>
<li><strong>The system loop.</strong> Problems the front line cannot fix go to a process or product owner, and progress is visible to those who raised them.</li>
</ul>
<p>Each loop runs at its own pace. Fold all three into one monthly report and, as a rule, none of them gets done.</p>
<h2>Keep the score out of the bonus</h2>
<p>Tie pay to the score and you will soon hear “please give us a ten.” Measure the process: were low scores followed up on time, were reasons recorded honestly, were promised fixes delivered? Use the score itself to watch the trend.</p>
<blockquote><p>If we could keep one metric, it would be on-time follow-up, because it is entirely in your own hands.</p></blockquote>
<h2>Start with one touchpoint</h2>
<p>Pick one with high traffic and frequent complaints. Make trigger, alert, callback, root cause and fix work there. Then copy what works to the next one. Our service experience product comes with alert rules, tickets and reason tags.</p>`,
    },
  },
  {
    id: 'n1005',
    topicId: 'method',
    cover: '/covers/news-5.svg',
    publishTime: Date.UTC(2025, 6, 23, 7, 30),
    zh: {
      title: '一份合格答卷要过几道关',
      summary:
        '从注册到入库，我们的样本库如何识别虚假账号、敷衍作答和职业答题者，又为什么我们认为严格不等于多删。',
      author: '样本运营组',
      content: `<p>我们的自有样本库有超过 400 万用户。规模是基础，但客户真正购买的是“这个人真实存在，并且认真回答了”。下面是一份答卷从邀请到入库要经过的环节。</p>
<h2>答题之前</h2>
<ul>
<li>注册时验证手机号，并识别同一设备批量注册的账号。</li>
<li>用户资料定期更新，自相矛盾的画像会暂停派发邀请。</li>
<li>控制邀请频率，同一品类在一段时间内不会重复邀请同一个人，减少“学习效应”。</li>
</ul>
<h2>答题之中</h2>
<ul>
<li>记录每页停留时间，明显快于正常阅读速度的会被标记。</li>
<li>在合适的位置设置注意力检测题，措辞自然，不以刁难为目的。</li>
<li>对开放题做实时判断，乱码、复制粘贴和答非所问会触发一次温和的追问。</li>
</ul>
<h2>答题之后</h2>
<p>系统综合作答时长、直线作答、前后矛盾和开放题质量给出质量分，再由研究人员复核。我们不主张一刀切：有人天生读得快，有人对某个品牌确实处处满意。只有多项信号同时出现，才会剔除。</p>
<blockquote><p>删错一份真实答卷，和留下一份虚假答卷，都是偏差。</p></blockquote>
<p>每个项目交付时会附上质量说明，列出剔除规则与各规则剔除的份数。如果您有自己的标准，也可以在启动前与我们约定。</p>`,
    },
    en: {
      title: 'What a response goes through before it counts',
      summary: 'How our panel spots fake accounts, careless answers and professional respondents.',
      author: 'Panel Operations',
      content: `<p>Our own panel has more than 4 million users. Size helps, but what a client pays for is simpler: a real person who read the question and answered it honestly. Here is the path from invitation to accepted response.</p>
<h2>Before the survey</h2>
<ul>
<li>Phone numbers are verified at sign-up, and batches of accounts from one device are caught.</li>
<li>Profiles are refreshed regularly. A profile that contradicts itself receives no invitations until it is resolved.</li>
<li>Invitations are rationed. The same person is not asked about one category again and again.</li>
</ul>
<h2>During the survey</h2>
<ul>
<li>We time each page and flag answers given faster than anyone could read.</li>
<li>Attention checks are placed sparingly and worded naturally. They are not traps.</li>
<li>Open-ended answers are read as they arrive. Gibberish or pasted text prompts one polite follow-up.</li>
</ul>
<h2>After the survey</h2>
<p>Speed, straight-lining, contradictions and the quality of open-ended answers feed a single score, which a researcher then reviews. Some people do read quickly, and some really are happy with everything. We remove a case only when several signals agree.</p>
<blockquote><p>Throwing out a genuine answer is as much a bias as keeping a fake one.</p></blockquote>
<p>Every delivery comes with a quality note listing the rules and how many cases each removed. If you have a standard of your own, we can agree on it before fieldwork starts.</p>`,
    },
  },
  {
    id: 'n1006',
    topicId: 'method',
    cover: '/covers/news-6.svg',
    publishTime: Date.UTC(2025, 7, 26, 2, 0),
    zh: {
      title: '员工愿意说真话，靠的不是“匿名”两个字',
      summary:
        '员工体验调研的成败取决于信任。最小报告人数、谁能看到原文、多久给出回应，这三件事要在发问卷之前说清楚。',
      author: '员工体验咨询组',
      content: `<p>很多公司的员工问卷都写着“本问卷匿名”，但员工仍会担心：部门只有四个人，填了性别和司龄，不就知道是谁了吗？这种担心是有道理的。</p>
<h2>把规则写在前面</h2>
<ul>
<li><strong>最小报告人数：</strong>少于约定人数的分组不单独出数，自动并入上级部门。任何筛选组合都适用同一规则。</li>
<li><strong>原文权限：</strong>开放题先由系统归类，再去除姓名、项目名等可识别信息；直接上级看到的是主题和强度。</li>
<li><strong>回应时限：</strong>结果公布后多久，由谁，向员工说明“听到了什么、准备做什么、暂时不做什么”。</li>
</ul>
<h2>少问一点，问得勤一点</h2>
<p>年度大调查仍有价值，它提供完整的基线。但入职满月、转岗、项目结束这些时刻，情绪来得快也去得快，用五道题以内的脉搏调研更容易捕捉。两者使用同一套核心题，结果才能接得上。</p>
<h2>管理者需要的不是排名</h2>
<p>把各部门分数排成榜单，最容易引发“找原因先找人”。我们建议给管理者的报告只回答三个问题：团队最在意什么，与上次相比变化在哪里，哪一件事最值得先做。</p>
<blockquote><p>员工判断一次调研是否可信，看的是上一次调研之后发生了什么。</p></blockquote>
<p>如果暂时没有资源跟进结果，我们会建议推迟调研。问了不做，比不问更伤信任。</p>`,
    },
    en: {
      title: 'Employees do not speak up because a form says “anonymous”',
      summary:
        'Settle three things before the first invitation: the minimum group, who reads the comments, when people hear back.',
      author: 'Employee Experience Practice',
      content: `<p>Most employee surveys promise anonymity in the first line. Most employees do the arithmetic anyway. In a team of four, gender and length of service are enough to identify someone. They are right to worry.</p>
<h2>Publish the rules first</h2>
<ul>
<li><strong>Minimum group size.</strong> Smaller groups are never shown on their own; they roll up to the next level. The rule holds for every combination of filters.</li>
<li><strong>Who reads the comments.</strong> Comments are grouped by theme and stripped of names and project titles. A line manager sees themes and intensity.</li>
<li><strong>When people hear back.</strong> Say who will report on what was heard, what will be done and what will not, and by what date.</li>
</ul>
<h2>Ask less, more often</h2>
<p>The annual survey still earns its place as a full baseline. But feelings about a first month, a transfer or a finished project fade quickly. A pulse of five questions or fewer catches them, provided it shares core questions with the annual study.</p>
<h2>Managers do not need a league table</h2>
<p>Rank departments and the search for causes becomes a search for culprits. A manager’s report should answer three things: what matters most to this team, what has changed, and what to do first.</p>
<blockquote><p>People judge a survey by what happened after the last one.</p></blockquote>
<p>If no one has time to act on the results, we advise waiting. Asking and then doing nothing costs more trust than not asking.</p>`,
    },
  },
  {
    id: 'n1007',
    topicId: 'company',
    cover: '/covers/news-7.svg',
    publishTime: Date.UTC(2025, 8, 16, 6, 30),
    zh: {
      title: '做调研，也要把个人信息用得刚刚好',
      summary:
        '哪些信息该收、收多久、谁能看，应在问卷设计时就有答案。我们整理了研究项目中处理个人信息的五条做法。',
      author: '数据合规组',
      content: `<p>研究离不开人，也就离不开个人信息。我们的原则只有一句话：只收回答研究问题所必需的，用完即止。落到项目里，是下面五条做法。</p>
<h2>五条做法</h2>
<ul>
<li><strong>先问用途，再设题目。</strong>每一道涉及身份、联系方式或敏感话题的题，都要写明分析时怎么用；说不清用途的，删除。</li>
<li><strong>能用区间，就不用精确值。</strong>年龄段足以分析时不问生日，收入用区间，位置到城市为止。</li>
<li><strong>联系方式与答案分开存放。</strong>发放礼品需要手机号，但它不应出现在分析人员的数据表里。</li>
<li><strong>告知要让人读得懂。</strong>说明由谁收集、用来做什么、保存多久、怎样撤回，用日常语言，一屏以内。</li>
<li><strong>到期删除，留有记录。</strong>项目结束后按约定期限删除可识别信息，删除动作可以查证。</li>
</ul>
<h2>客户提供名单时</h2>
<p>如果由您提供客户名单，我们会先确认您已取得相应授权，并建议以去标识化编号代替姓名导入。问卷回收后，只按编号返回结果，匹配工作在您的系统内完成。</p>
<h2>敏感人群与敏感话题</h2>
<p>涉及未成年人、健康、财务等内容的研究，立项时会增加一次内部评审，必要时调整方法，例如改为监护人陪同或由受访者自填。</p>
<p>合规不会让研究变慢。问得少而准，完成率通常也会更好，因为受访者感受到了尊重。</p>`,
    },
    en: {
      title: 'Collecting just enough: how we handle personal data in research',
      summary:
        'What to collect, how long to keep it and who may see it: five habits we follow in every project.',
      author: 'Data Compliance',
      content: `<p>Research is about people, so it involves personal information. Our principle fits in one sentence: collect only what the research question needs, and keep it no longer than necessary. In practice that means five habits.</p>
<h2>Five habits</h2>
<ul>
<li><strong>Purpose before question.</strong> Anything touching identity, contact details or a sensitive subject needs a stated use in the analysis. If there is none, the question goes.</li>
<li><strong>Ranges over exact values.</strong> Age bands instead of birthdays, income brackets instead of figures, city instead of address.</li>
<li><strong>Contacts apart from answers.</strong> A phone number may be needed to send a reward. The analyst never needs it.</li>
<li><strong>Notices people can read.</strong> Who is asking, why, for how long, and how to withdraw, in plain words on a single screen.</li>
<li><strong>Deletion that can be shown.</strong> Identifiable data is removed on the agreed date, and the removal is recorded.</li>
</ul>
<h2>When you bring the list</h2>
<p>If you supply customer contacts, we first confirm that you have permission to use them. We then ask for pseudonymous IDs in place of names. Results come back by ID and are matched inside your own systems.</p>
<h2>Sensitive subjects</h2>
<p>Studies that involve minors, health or personal finances get an extra internal review, and sometimes a different method as a result.</p>
<p>None of this slows a project down. Shorter, better-justified questionnaires tend to be finished more often, because people can tell they are being respected.</p>`,
    },
  },
  {
    id: 'n1008',
    topicId: 'product',
    cover: '/covers/news-8.svg',
    publishTime: Date.UTC(2025, 10, 18, 2, 30),
    zh: {
      title: 'AI 追问正式上线：开放题不再止于“还行”',
      summary:
        '受访者写下“还行”“不错”时，系统会根据上下文多问一句。追问几次、问什么方向、何时停，都由研究员设定。',
      author: '产品团队',
      content: `<p>开放题最常见的答案是“还行”“挺好的”“没有”。在面对面访谈里，主持人会自然地接一句“能举个例子吗”；在问卷里，这句话过去没有人说。经过数月内测，AI 追问功能今天向所有问卷工具客户开放。</p>
<h2>它怎么工作</h2>
<p>受访者提交一段文字后，系统判断回答是否具体、是否切题。如果信息不足，就结合题目和前面的选择生成一句追问。例如有人给配送打了低分，只写了“慢”，追问会是“您原本期望多久送到，实际等了多久？”</p>
<h2>研究员可以设定什么</h2>
<ul>
<li>追问次数上限，默认一次，最多三次。</li>
<li>追问方向，如原因、场景、对比、期望。</li>
<li>禁问内容，如竞品名称、个人隐私，以及项目中不宜暗示的概念。</li>
<li>受访者表示不愿继续时立即停止，并记录为“拒绝追问”。</li>
</ul>
<h2>我们怎样防止诱导</h2>
<p>追问只使用受访者自己说过的词，不引入新的评价。每一句追问都随数据导出，分析时可以区分主动提及与追问之后的回答。研究员也能在预览中用不同答案试跑，觉得不妥可随时关闭。</p>
<p>AI 追问与质量控制、自动编码、智能摘要共同组成开放题的处理流程。建议先在两三道关键题上使用，观察完成率，再决定是否扩大。</p>`,
    },
    en: {
      title: 'AI probing is here: open-ended answers that go past “it was fine”',
      summary:
        'When a respondent writes “fine”, the survey asks one more question. You decide how often, and when it stops.',
      author: 'Product Team',
      content: `<p>The most common answers to open-ended questions are “fine,” “good” and “nothing.” In an interview, a moderator would say “can you give me an example?” In a questionnaire, no one did. After several months of beta testing, AI probing is now open to every survey tool customer.</p>
<h2>How it works</h2>
<p>When someone submits a comment, the system judges whether it is specific and on topic. If it is thin, the survey asks one follow-up based on the question and the earlier answers. A person who rated delivery poorly and wrote only “slow” may be asked: “How long did you expect it to take, and how long did you wait?”</p>
<h2>What you control</h2>
<ul>
<li>The number of probes: one by default, three at most.</li>
<li>Their direction: reason, situation, comparison or expectation.</li>
<li>Off-limits subjects, such as competitor names, private matters and concepts you do not want to suggest.</li>
<li>An immediate stop when a respondent declines, recorded as such in the data.</li>
</ul>
<h2>Keeping it neutral</h2>
<p>A probe uses the respondent’s own words and adds no judgement. Every probe is exported with the data, so you can separate what was volunteered from what was prompted. You can rehearse it in preview with answers of your own.</p>
<p>Together with quality control, coding and summary, it completes our workflow for open text. Try it on two or three key questions first and watch your completion rate.</p>`,
    },
  },
];
