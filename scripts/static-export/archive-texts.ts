import { offlineList, workerFile } from '../../mocks/adapters/static-files.ts';

/** The folder of an archive that is the website; the start commands are beside it. */
export const siteFolder = 'site/';

/** The folder in the website with the files of the build. Everything around it leads there. */
export const filesFolder = 'files/';

/** The commands that serve the archive, by their names in it. Each needs only what its system has. */
export const startCommands = { windows: 'start-demo.cmd', others: 'start-demo.command' } as const;

/** What the start page says, in both languages. */
export const startTexts = {
  opening: { zh: '正在打开演示…', en: 'Opening the demo…' },
  file: {
    zh: `演示不能直接以文件打开。请双击 site 文件夹旁边的 ${startCommands.windows}（Windows）或 ${startCommands.others}（macOS），或把 site 文件夹放到任意支持 HTTPS 的网站上。`,
    en: `The demo cannot be opened as a file. Double-click ${startCommands.windows} (Windows) or ${startCommands.others} (macOS) beside the folder “site”, or put that folder on any website with HTTPS.`,
  },
  insecure: {
    zh: '演示需要 HTTPS，或本机的 localhost。当前地址两者都不是。',
    en: 'The demo needs HTTPS, or localhost on this machine. This address is neither.',
  },
  incomplete: {
    zh: '这里缺少演示的部分文件。请重新复制整个 site 文件夹。',
    en: 'Some files of the demo are missing here. Copy the whole folder “site” again.',
  },
  failed: {
    zh: '演示没有启动。请重新加载此页；如果仍然不行，请换用 Chrome、Edge、Firefox 或 Safari 的普通窗口。',
    en: 'The demo did not start. Reload this page. If that does not help, use a normal window of Chrome, Edge, Firefox or Safari.',
  },
};

const texts = JSON.stringify(startTexts).replaceAll('<', '\\u003c');

/** The page at every address of an archive: it finds the folder, starts the service worker there and loads again. */
export const startPage = `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo</title>
<!-- The page that loads after this one is the first visit, which chooses the language. -->
<meta name="referrer" content="no-referrer">
<style>
body { display: grid; min-height: 100vh; place-content: center; margin: 0; padding: 24px; font: 18px/1.6 system-ui, sans-serif; color: #14211d; background: #fbfaf7; }
p { max-width: 34em; margin: 0 0 12px; }
</style>
</head>
<body>
<main role="status"><p id="zh"></p><p id="en" lang="en"></p></main>
<noscript><p>演示需要 JavaScript。</p><p lang="en">The demo needs JavaScript.</p></noscript>
<script>
const texts = ${texts};
const say = (name) => {
  for (const language of ['zh', 'en']) document.getElementById(language).textContent = texts[name][language];
};
const attempt = 'demo-start';

/** The folder of the demo: the nearest one above this address that has the list of files. */
async function findRoot() {
  for (let path = location.pathname.replace(/[^/]*$/, ''); ; path = path.replace(/[^/]+\\/$/, '')) {
    const response = await fetch(path + '${filesFolder}${offlineList}').catch(() => undefined);
    if (response?.ok) return path;
    if (path === '/') return undefined;
  }
}

async function start() {
  say('opening');
  if (location.protocol === 'file:') return say('file');
  if (!isSecureContext) return say('insecure');
  if (!navigator.serviceWorker || sessionStorage.getItem(attempt) === location.href) {
    sessionStorage.removeItem(attempt);
    return say('failed');
  }
  const root = await findRoot();
  if (root === undefined) return say('incomplete');
  const registration = await navigator.serviceWorker.register(root + '${workerFile}', { scope: root });
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  if (worker.state !== 'activated')
    await new Promise((resolve) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  sessionStorage.setItem(attempt, location.href);
  location.reload();
}
start().catch(() => say('failed'));
</script>
</body>
</html>
`;

/** What to do on each system, in one line per language. */
const steps = {
  Windows: {
    zh: `双击 ${startCommands.windows}。如果 Windows 提示风险，选择“更多信息”>“仍要运行”。`,
    en: `Double-click ${startCommands.windows}. If Windows warns, choose More info > Run anyway.`,
  },
  macOS: {
    zh: `按住 Control 键点按 ${startCommands.others}，选择“打开”。macOS 15 起：双击它，再在“系统设置”>“隐私与安全性”中点按“仍要打开”。`,
    en: `Control-click ${startCommands.others}, and choose Open. From macOS 15: double-click it, then choose System Settings > Privacy & Security > Open Anyway.`,
  },
  Linux: {
    zh: `在终端中输入 sh 和一个空格，把 ${startCommands.others} 拖入窗口，按回车。`,
    en: `Type sh and a space into a terminal, drag ${startCommands.others} into it, and press Enter.`,
  },
};

/** The text beside the files of an archive. */
export const archiveReadme = `先解压整个压缩包，再打开演示。
Extract the whole archive first, then open the demo.

演示

Windows：${steps.Windows.zh}
macOS：${steps.macOS.zh}
Linux：${steps.Linux.zh}
网站：把 site 文件夹放到任意支持 HTTPS 的路径。
中文：http://localhost:4173/　英文：http://localhost:4173/en　演示模式：/?present 与 /en?present

点击左下角的标记打开演示指南：演示、账号、为客户准备、恢复初始数据。
首次打开后可离线使用，数据只保存在浏览器中。


Demo

Windows: ${steps.Windows.en}
macOS: ${steps.macOS.en}
Linux: ${steps.Linux.en}
Website: Put the folder “site” at any path with HTTPS.
Chinese: http://localhost:4173/  English: http://localhost:4173/en  Presentation: /?present and /en?present

Click the badge at the bottom left for the guide: presentation, accounts, a customer, initial data.
After it was opened once it works offline. Data stays in the browser.
`;
