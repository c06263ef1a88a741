import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { htmlLanguage, languageName } from '../../src/i18n/languages.ts';
import { stripLanguage } from '../../src/i18n/localized-path.ts';
import { qrCodeSvg } from '../../src/ui/qr-code-svg.ts';
import { isLocalOrigin } from '../adapters/is-local-host.ts';
import type { components } from '../engine/generated/control.d.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { toPlaywrightTest } from '../recording/playwright-test.ts';
import { toSession } from '../session.ts';
import { CallsTab } from './calls-tab.tsx';
import { type Control, viewAtom } from './control.ts';
import { type Situation, toBugReport, toLink } from './copy.ts';
import { OpenPageButtons } from './open-page-buttons.tsx';
import { OperationsTab } from './operations-tab.tsx';
import { pageElsewhere, pagesElsewhere, type Shown } from './pages-elsewhere.ts';
import { type Panel, PanelContext } from './panel-context.ts';
import { Button } from './parts.tsx';
import { ReplayTab } from './replay-tab.tsx';
import { ScenariosTab } from './scenarios-tab.tsx';
import { pageAtom, type Site } from './site.ts';
import { type TabName, Tabs } from './tabs.tsx';
import { type PanelTexts, panelTexts } from './texts.ts';

interface PanelPageProps {
  /** Address of the API. */
  apiBase: string;
  site: Site;
  act: Control['act'];
}

/** The replay panel: rules, calls, scenarios and the contract of a fake backend. */
export function PanelPage({ apiBase, site, act }: PanelPageProps) {
  const page = useAtomValue(pageAtom);
  const control: Control = { ...useAtomValue(viewAtom), act };
  const { state, calls, fixed, aheadMs } = control;
  const problem = control.refusal ?? control.problem;
  const [tab, setTab] = useState<TabName>('replay');
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  /** The operation of the rule that the message is about, where the page does not call it. */
  const [uncalled, setUncalled] = useState<string>();
  /** A text that the browser did not copy. */
  const [uncopied, setUncopied] = useState<string>();
  /** The copied link, where other devices can open it. */
  const [link, setLink] = useState<string>();
  const [chosen, setChosen] = useState<'zh' | 'en'>();
  const language = chosen ?? page?.language ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');
  const other = language === 'zh' ? 'en' : 'zh';
  const t = panelTexts[language];
  const rules = state?.rules.filter(({ rule }) => !rule.off).length ?? 0;

  useEffect(() => {
    document.documentElement.lang = htmlLanguage(language);
    document.title = rules > 0 ? `(${rules}) ${t.title}` : t.title;
  }, [language, rules, t]);

  const since = (time: number) => calls.filter((call) => call.time - aheadMs >= time);
  const callsOfPage = page ? since(page.since) : calls;
  const operations = fixed?.catalogue.operations ?? [];
  const shown: Shown | undefined = page && { address: page.address, operations, calls: callsOfPage };
  const say = (text: string) => {
    setMessage(text);
    setUncalled(undefined);
    setLink(undefined);
  };
  const announce = (text: string) => {
    say(text);
    site.act({ kind: 'revalidate' });
  };
  const panel: Panel = {
    apiBase,
    language,
    t,
    control,
    site,
    page,
    callsOfPage,
    say,
    async copy(text, message = t.copied) {
      try {
        // Missing on a plain HTTP address of another machine.
        await navigator.clipboard.writeText(text);
        setUncopied(undefined);
        say(message);
      } catch {
        setUncopied(text);
        say(t.notCopied);
      }
    },
    async change(request, message) {
      if (await act(request)) announce(message);
    },
    async setRule(rule) {
      const added = await act((client) => client.POST('/rules', { body: { rule } }));
      if (!added) return false;
      const { operationId } = added[0]?.rule ?? {};
      const isElsewhere = shown !== undefined && pagesElsewhere(operationId, shown).length > 0;
      // The page repeats its reads only.
      const method = operations.find((one) => one.operationId === operationId)?.method ?? 'GET';
      const here = method === 'GET' ? t.set : t.setForSubmit;
      announce((isElsewhere ? t.setElsewhere : here)(added.map(({ text }) => text).join('; ')));
      if (isElsewhere) setUncalled(operationId);
      return true;
    },
    async signInAs(key) {
      const signedIn = await act((client) =>
        client.POST('/accounts/{key}/session', { params: { path: { key } } }),
      );
      if (signedIn) site.act({ kind: 'signIn', session: toSession(signedIn) });
      return signedIn !== undefined;
    },
    replay(words) {
      setQuery(words);
      setTab('replay');
    },
  };
  const { copy } = panel;
  async function copyLink(of: Situation): Promise<void> {
    const text = toLink(of);
    const isHere = isLocalOrigin(new URL(text).origin);
    await copy(text, isHere ? t.copiedHere : t.copied);
    if (!isHere) setLink(text);
  }
  const situation: Situation | undefined =
    page && state && fixed
      ? {
          // A link is for a colleague, who does not have this machine.
          origin: location.origin,
          ...fixed.catalogue.otherDevices,
          root: page.root,
          address: page.address,
          language: page.language,
          commit: page.commit,
          state,
          calls,
          contractVersion: fixed.catalogue.contractVersion,
          account: fixed.catalogue.accounts.find(({ id }) => id === page.userId),
          elsewhere: shown && pageElsewhere(state.rules, shown),
        }
      : undefined;
  const toTest = (of: Situation) =>
    toPlaywrightTest({
      ...of,
      address: stripLanguage(page?.start ?? of.address),
      account: of.account?.key,
      actions: page?.actions ?? [],
    });
  const contents = {
    replay: (
      <ReplayTab
        query={query}
        onQuery={(words) => {
          setQuery(words);
          say('');
        }}
      />
    ),
    calls: <CallsTab />,
    scenarios: <ScenariosTab />,
    operations: <OperationsTab />,
  };

  return (
    <main>
      <header>
        <h1>{t.title}</h1>
        {state?.scenario && <span className="chip">{state.scenario}</span>}
        {state && state.sandbox !== defaultSandbox && <span className="chip">~{state.sandbox}</span>}
        <span className="muted where">{page ? t.beside(page.address) : t.noSite}</span>
        <Button lang={htmlLanguage(other)} onClick={() => setChosen(other)}>
          {languageName(other)}
        </Button>
      </header>
      {state?.upstream && <p className="mode">{describe(state.upstream, t)}</p>}
      {situation && page && (
        <p className="actions share">
          <Button onClick={() => copyLink(situation)}>{t.copyLink}</Button>
          <Button onClick={() => copy(toBugReport(situation, since(page.openedAt)))}>{t.copyReport}</Button>
          <Button onClick={() => copy(toTest(situation))}>{t.copyTest}</Button>
        </p>
      )}
      <div className="messages">
        <p role="status" className="message">
          {message}
        </p>
        {link !== undefined && (
          <img
            className="qr"
            src={`data:image/svg+xml,${encodeURIComponent(qrCodeSvg(link))}`}
            alt={t.scan}
            title={t.scan}
          />
        )}
        {uncalled !== undefined && (
          <PanelContext value={panel}>
            <OpenPageButtons operationId={uncalled} />
          </PanelContext>
        )}
        {uncopied !== undefined && (
          <p className="actions">
            <textarea
              readOnly
              rows={3}
              aria-label={t.toCopy}
              value={uncopied}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => setUncopied(undefined)}>{t.close}</Button>
          </p>
        )}
        {problem && (
          <p role="alert" className="problem">
            {t.failed}
            <span lang="en">{problem}</span>
          </p>
        )}
      </div>
      <PanelContext value={panel}>
        <Tabs selected={tab} onSelect={setTab}>
          {contents[tab]}
        </Tabs>
      </PanelContext>
    </main>
  );
}

/** The backend beside the fake one. */
function describe(
  { source, address, file }: components['schemas']['Upstream'],
  { upstream: t }: PanelTexts,
): string {
  if (source === 'recorded') return t.replay(file);
  return file === undefined ? t.real(address) : t.recording(address, file);
}
