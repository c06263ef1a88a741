import { useEffect, useState } from 'react';
import { stripLanguage } from '../../src/i18n/localized-path.ts';
import type { components } from '../engine/generated/control.d.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import { toPlaywrightTest } from '../recording/playwright-test.ts';
import { CallsTab } from './calls-tab.tsx';
import { type Situation, toBugReport, toLink } from './copy.ts';
import { OperationsTab } from './operations-tab.tsx';
import { ReplayTab } from './replay-tab.tsx';
import { ScenariosTab } from './scenarios-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { Tabs } from './tabs.tsx';
import { type PanelTexts, panelTexts } from './texts.ts';
import { useControl } from './use-control.ts';
import { useSite } from './use-site.ts';

type TabName = 'replay' | 'calls' | 'scenarios' | 'operations';

interface PanelPageProps {
  /** Address of the API. */
  apiBase: string;
  /** Whether a page of the site reaches the fake backend for this one, in the static demo. */
  isStatic: boolean;
}

/** The replay panel: rules, calls, scenarios and the contract of a fake backend. */
export function PanelPage({ apiBase, isStatic }: PanelPageProps) {
  const site = useSite();
  // A page of the static demo puts the path of the API before that of the control plane.
  const control = useControl(isStatic ? location.origin : apiBase, isStatic ? site.fetch : undefined);
  const { state, calls, fixed, aheadMs, problem } = control;
  const { page } = site;
  const [tab, setTab] = useState<TabName>('replay');
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  /** A text that the browser did not copy. */
  const [uncopied, setUncopied] = useState<string>();
  const [chosen, setChosen] = useState<'zh' | 'en'>();
  const language = chosen ?? page?.language ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');
  const t = panelTexts[language];
  const rules = state?.rules.filter(({ rule }) => !rule.off).length ?? 0;

  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = rules > 0 ? `(${rules}) ${t.title}` : t.title;
  }, [language, rules, t]);

  const copy = async (text: string) => {
    try {
      // Missing on a plain HTTP address of another machine.
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      setMessage(t.copied);
    } catch {
      setUncopied(text);
      setMessage(t.notCopied);
    }
  };
  const since = (time: number) => calls.filter((call) => call.time - aheadMs >= time);
  const shared: TabProps = {
    apiBase,
    language,
    control,
    site,
    callsOfPage: page ? since(page.since) : calls,
    t,
    copy,
    say: setMessage,
  };
  const replay = (words: string) => {
    setQuery(words);
    setTab('replay');
  };
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

  return (
    <main>
      <header>
        <h1>{t.title}</h1>
        {state?.scenario && <span className="chip">{state.scenario}</span>}
        {state && state.sandbox !== defaultSandbox && <span className="chip">~{state.sandbox}</span>}
        <span className="muted where">{page ? t.beside(page.address) : t.noSite}</span>
        <button
          type="button"
          lang={language === 'zh' ? 'en' : 'zh-CN'}
          onClick={() => setChosen(language === 'zh' ? 'en' : 'zh')}
        >
          {language === 'zh' ? 'English' : '中文'}
        </button>
      </header>
      {state?.upstream && <p className="mode">{describe(state.upstream, t)}</p>}
      {situation && page && (
        <p className="actions share">
          <button type="button" onClick={() => copy(toLink(situation))}>
            {t.copyLink}
          </button>
          <button type="button" onClick={() => copy(toBugReport(situation, since(page.openedAt)))}>
            {t.copyReport}
          </button>
          <button type="button" onClick={() => copy(toTest(situation))}>
            {t.copyTest}
          </button>
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
            <button type="button" onClick={() => setUncopied(undefined)}>
              {t.close}
            </button>
          </p>
        )}
        {problem && (
          <p role="alert" className="problem">
            {t.failed}
            <span lang="en">{problem}</span>
          </p>
        )}
      </div>
      <Tabs<TabName>
        label={t.title}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            name: 'replay',
            label: t.tabs.replay,
            content: <ReplayTab {...shared} query={query} onQuery={setQuery} />,
          },
          {
            name: 'calls',
            label: t.tabs.calls,
            content: <CallsTab {...shared} onReplay={(operationId) => replay(`${operationId} `)} />,
          },
          { name: 'scenarios', label: t.tabs.scenarios, content: <ScenariosTab {...shared} /> },
          {
            name: 'operations',
            label: t.tabs.operations,
            content: <OperationsTab {...shared} onReplay={replay} />,
          },
        ]}
      />
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
