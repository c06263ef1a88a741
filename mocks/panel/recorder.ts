import { isPanelKey, panelKeyMark } from '../../src/fake-backend/panel-key.ts';
import { fetchTexts } from '../../src/i18n/backend.ts';
import { createControlClient } from '../engine/control-client.ts';
import type { UserAction } from '../recording/playwright-test.ts';
import type { PanelHost } from './host.ts';
import { showNotice } from './notice.ts';
import { type ForwardedCall, openSiteChannel, type SiteAct } from './site-channel.ts';
import { panelTexts } from './texts.ts';
import { listenToUser } from './user-actions.ts';

/** The part of the replay panel in a page of the site. */
export interface Recorder {
  /** Notifies the panel of a page change. */
  update(host: PanelHost): void;
  unmount(): void;
}

/** Size of the panel's window, which opens beside the site. */
const width = 560;

/** Notes what is pressed, tells the panel about the page, does what the panel asks for, and opens the panel by Alt+Shift+M. */
export function mountRecorder(first: PanelHost): Recorder {
  const id = crypto.randomUUID?.() ?? String(Math.random());
  const end = new AbortController();
  const { signal } = end;
  let host = first;
  let start = host.address;
  let actions: UserAction[] = [];

  const channel = openSiteChannel((message) => {
    if (message.kind === 'who') tell();
    else if (message.kind === 'do' && message.id === id) act(message.act);
    else if (message.kind === 'ask' && message.id === id) void forward(message.asked);
  });

  function tell(): void {
    const { language, commit, isWritten, root, address, pageSince, userId } = host;
    const since = performance.timeOrigin + pageSince;
    const { timeOrigin: openedAt } = performance;
    const page = { id, language, commit, isWritten, root, address, since, openedAt, userId, start, actions };
    channel.send({ kind: 'page', page: { ...page, tokenEnds: host.tokenEnds() } });
  }

  function act(wanted: SiteAct): void {
    if (wanted.kind === 'revalidate') host.revalidate();
    if (wanted.kind === 'open') host.open(wanted.path);
    if (wanted.kind === 'signIn') host.signIn(wanted.session);
    if (wanted.kind === 'endTokenAt') host.endTokenAt(wanted.time);
    if (wanted.kind === 'sandbox') {
      const url = new URL(location.href);
      url.searchParams.set('sandbox', wanted.name);
      location.assign(url);
    }
    if (wanted.kind === 'restart') {
      actions = [];
      start = host.address;
    }
    tell();
  }

  async function forward({ call, method, path, body }: ForwardedCall): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(host.apiBase + path, { method, headers, body });
    channel.send({ kind: 'answer', call, status: response.status, text: await response.text() });
  }

  function onKey(event: KeyboardEvent): void {
    if (!isPanelKey(event)) return;
    event.preventDefault();
    openPanel();
  }

  function openPanel(): void {
    performance.clearMarks(panelKeyMark);
    const features = `popup,width=${width},height=${outerHeight},left=${screenX + outerWidth - width}`;
    // A panel that is open keeps its state.
    const panel = open('', 'replay-panel', features);
    if (panel?.location.href === 'about:blank') panel.location.href = host.panelUrl;
    panel?.focus();
  }

  listenToUser((action) => {
    actions = [...actions, action];
    tell();
  }, signal);
  addEventListener('keydown', onKey, { signal });
  // Of several pages, the panel shows the one that was used last.
  addEventListener('focus', tell, { signal });
  addEventListener('pagehide', () => channel.send({ kind: 'gone', id }), { signal });
  addEventListener('pageshow', tell, { signal });
  tell();
  if (performance.getEntriesByName(panelKeyMark).length > 0) openPanel();
  void showReplay(host, signal);

  return {
    update(next) {
      host = next;
      tell();
    },
    unmount() {
      channel.send({ kind: 'gone', id });
      end.abort();
      channel.close();
    },
  };
}

/** The rules whose notice was dismissed in this tab. */
const dismissedRules = 'replay-dismissed';

/** Names the rules that will change answers or, after a link with invalid parts, these parts. Everything else of the link was applied. */
async function showReplay(host: PanelHost, signal: AbortSignal): Promise<void> {
  const { apiBase, language, isWritten, panelUrl } = host;
  const control = createControlClient(apiBase);
  // Without access to the control plane there is nothing to show.
  const { data } = await control.GET('/state').catch(() => ({ data: undefined }));
  if (!data || signal.aborted) return;
  const { linkProblems, rulesOnPage, openPanel, dismiss } = panelTexts[language];
  // A phone has no key for the panel.
  const shared = { language, dismiss, link: { text: openPanel, href: panelUrl } };
  const rules = data.rules.filter(({ rule }) => !rule.off);
  const key = rules.map(({ text }) => text).join();
  if (data.linkProblems.length > 0)
    signal.onabort = showNotice({
      ...shared,
      role: 'alert',
      title: linkProblems,
      lines: data.linkProblems,
      linesLanguage: 'en',
      onDismiss: () => void control.DELETE('/link/problems'),
    });
  // A presentation does not mention its rules.
  else if (!isWritten && rules.length > 0 && sessionStorage.getItem(dismissedRules) !== key) {
    const messages = new Map(Object.entries(await fetchTexts(language, 'common.apiMsg').catch(() => ({}))));
    if (signal.aborted) return;
    signal.onabort = showNotice({
      ...shared,
      role: 'status',
      title: rulesOnPage,
      lines: rules.map(({ text, rule: { code = '' } }) => {
        const message = messages.get(code);
        return message ? `${text} ${message}` : text;
      }),
      onDismiss: () => sessionStorage.setItem(dismissedRules, key),
    });
  }
}
