import { writeRuleText } from '../engine/rule-text.ts';
import { listedInstead } from '../engine/unlisted-code.ts';
import { LinkProblems } from './link-problems.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { TabProps } from './shared.ts';

/** The active rules with buttons to remove and share them. */
export function ActiveRules(tab: TabProps) {
  const { control, host, t, say } = tab;
  const { act, state, fixed } = control;

  async function remove(id?: number) {
    const done = await act((client) =>
      id === undefined
        ? client.DELETE('/rules')
        : client.DELETE('/rules/{id}', { params: { path: { id: `${id}` } } }),
    );
    if (!done) return;
    say(t.removed);
    host.revalidate();
  }

  /** Sets the rules that a link has replaced again, beside those of the link. */
  async function putBack() {
    const mock = state?.replacedRules.join(';');
    if (!(await act((client) => client.POST('/link', { body: { mock } })))) return;
    say(t.wasPutBack);
    host.revalidate();
  }

  return (
    <section className="part" aria-labelledby="active-rules">
      <h3 id="active-rules">{t.rules}</h3>
      <LinkProblems {...tab} />
      {state?.rules.length ? (
        <ul className="rules">
          {state.rules.map(({ id, text, rule, seen, applied }) => (
            <li key={id}>
              <code>{writeRuleText({ ...rule, note: undefined })}</code>
              <small>
                {rule.note && `${rule.note} · `}
                {t.used(applied, seen)}
                {rule.times !== undefined && ` · ${t.left(rule.times - applied)}`}
                <Unlisted codes={listedInstead(rule, fixed?.catalogue.operations ?? [])} t={t} />
              </small>
              <button type="button" className="quiet" aria-label={t.remove(text)} onClick={() => remove(id)}>
                ✕
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noRules}</p>
      )}
      {state && state.replacedRules.length > 0 && (
        <div className="muted">
          <p>
            {t.replaced} <code>{state.replacedRules.join('; ')}</code>
          </p>
          <button type="button" onClick={putBack}>
            {t.putBack}
          </button>
        </div>
      )}
      <p className="actions">
        {state?.rules.length ? (
          <button type="button" onClick={() => remove()}>
            {t.clear}
          </button>
        ) : null}
        <ShareButtons {...tab} />
      </p>
    </section>
  );
}

/** Says that the contract does not list the code of a rule, and which codes it lists for the operation. */
function Unlisted({ codes, t }: { codes: readonly string[] | undefined; t: TabProps['t'] }) {
  return codes && ` · ${t.unlisted(codes.join(', '))}`;
}
