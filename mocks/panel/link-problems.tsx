import type { TabProps } from './shared.ts';

/** The invalid parts of the link that opened the page. Everything else of the link was applied. */
export function LinkProblems({ control: { act, state }, t }: Pick<TabProps, 'control' | 't'>) {
  if (!state?.linkProblems.length) return null;
  return (
    <div role="alert" className="link-problems">
      <p>{t.linkProblems}</p>
      <ul>
        {state.linkProblems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" onClick={() => act((client) => client.DELETE('/link/problems'))}>
        {t.dismiss}
      </button>
    </div>
  );
}
