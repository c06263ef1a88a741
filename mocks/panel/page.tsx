import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { htmlLanguage, languageName } from '../../src/i18n/languages.ts';
import { stripLanguage } from '../../src/i18n/localized-path.ts';
import type { components } from '../engine/generated/control.d.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { toPlaywrightTest } from '../recording/playwright-test.ts';
import { toSession } from '../session.ts';
import { CallsTab } from './calls-tab.tsx';
import { type Control, viewAtom } from './control.ts';
import { type Situation, toBugReport, toLink } from './copy.ts';
import { OperationsTab } from './operations-tab.tsx';
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
  /** A text that the browser did not copy. */
  const [uncopied, setUncopied] = useState<string>();
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
  const announce = (text: string) => {
    setMessage(text);
    site.act({ kind: 'revalidate' });
  };
  const panel: Panel = {
    apiBase,
    language,
    t,
    control,
    site,
    page,
    callsOfPage: page ? since(page.since) : calls,
    say: setMessage,
    async copy(text) {
      try {
        // Missing on a plain HTTP address of another machine.
        await navigator.clipboard.writeText(text);
        setUncopied(undefined);
        setMessage(t.copied);
      } catch {
        setUncopied(text);
        setMessage(t.notCopied);
      }
    },
    async change(request, message) {
      if (await act(request)) announce(message);
    },
    async setRule(rule, toMessage) {
      const added = await act((client) => client.POST('/rules', { body: { rule } }));
      if (added) announce(toMessage(added.map(({ text }) => text).join('; ')));
      return added !== undefined;
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
  const situation: Situation | undefined =
    page && state && fixed
      ? {
          // A link is for a colleague, who does not have this machine.
          origin: location.origin,
          ...fixed.catalogue.otherDevices,
          address: page.address,
          language: page.language,
          commit: page.commit,
          state,
          calls,
          contractVersion: fixed.catalogue.contractVersion,
          account: fixed.catalogue.accounts.find(({ id }) => id === page.userId),
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
    replay: <ReplayTab query={query} onQuery={setQuery} />,
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
          <Button onClick={() => copy(toLink(situation))}>{t.copyLink}</Button>
          <Button onClick={() => copy(toBugReport(situation, since(page.openedAt)))}>{t.copyReport}</Button>
          <Button onClick={() => copy(toTest(situation))}>{t.copyTest}</Button>
        </p>
      )}
      <div className="messages">
        <p role="status" className="message">
          {message}
        </p>
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
