import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { xvfbPath } from '../../../test/engines.ts';
import { freePort } from '../../../test/servers.ts';
import type { Language } from '../../../test/translate.ts';

/** WebKit takes the language of a page from the locale of its process. */
const locales = { zh: 'zh_CN.UTF-8', en: 'en_GB.UTF-8' };
/** Exists on every Debian. Its content does not matter. */
const neutralLocale = '/usr/lib/locale/C.utf8';

/** The widgets around the page would make a window wider than a phone. */
const smallWidgets = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }\n';
/** WebKit maps it to `prefers-reduced-motion`. */
const settings = '[Settings]\ngtk-enable-animations=0\n';

interface WebKitProcess {
  /** The URL of the driver. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the WebDriver of WebKitGTK on a virtual screen of its own. */
export async function startWebKit(driverPath: string, language: Language): Promise<WebKitProcess> {
  const directory = await mkdtemp(join(tmpdir(), 'webkit-'));
  const gtk = join(directory, 'gtk-3.0');
  await mkdir(gtk);
  await writeFile(join(gtk, 'gtk.css'), smallWidgets);
  await writeFile(join(gtk, 'settings.ini'), settings);
  await symlink(neutralLocale, join(directory, locales[language]));

  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LC_ALL: locales[language],
      LOCPATH: directory,
      XDG_CONFIG_HOME: directory,
      // The input method of a Chinese locale drops the Shift key of synthetic events.
      GTK_IM_MODULE: 'gtk-im-context-simple',
    },
  });
  const children = [driver, screen];
  const killAll = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', killAll);
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(url), 'WebKitWebDriver is ready').toBe(true);
  return {
    url,
    async stop() {
      process.off('exit', killAll);
      for (const child of children) await end(child);
      await rm(directory, { recursive: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
