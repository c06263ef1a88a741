import { writeRuleText } from '../engine/rule-text.ts';
import { listedInstead } from '../engine/unlisted-code.ts';
import { OpenPageButtons } from './open-page-buttons.tsx';
import type { TabProps } from './tab-props.ts';

/** The rules, which are switched off and removed here, and the parts of the last link that were not understood. */
export function ActiveRules({ control, site, t, say }: TabProps) {
  const { act, state, fixed } = control;

  async function change(done: Promise<object | undefined>, message: string) {
    if (!(await done)) return;
    say(message);
    site.act({ kind: 'revalidate' });
  }
  const toPath = (id: number) => ({ params: { path: { id: `${id}` } } });
  const replaced = state?.replacedRules.join('; ') ?? '';

  return (
    <section className="part" aria-labelledby="active-rules">
      <h2 id="active-rules">{t.rules}</h2>
      {state && state.linkProblems.length > 0 && (
        <div role="alert" className="link-problems">
          <p>{t.linkProblems}</p>
          <ul>
            {state.linkProblems.map((problem) => (
              <li key={problem} lang="en">
                {problem}
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => act((client) => client.DELETE('/link/problems'))}>
            {t.dismiss}
          </button>
        </div>
      )}
      {state?.rules.length === 0 && <p className="muted">{t.noRules}</p>}
      <ul className="rules">
        {state?.rules.map(({ id, rule, seen, applied }) => {
          const text = writeRuleText({ ...rule, note: undefined, off: undefined });
          const listed = listedInstead(rule, fixed?.catalogue.operations ?? []);
          return (
            <li key={id} data-off={rule.off}>
              <input
                type="checkbox"
                aria-label={t.switchRule(text)}
                checked={!rule.off}
                onChange={(event) => {
                  const off = !event.target.checked;
                  void change(
                    act((client) => client.PATCH('/rules/{id}', { ...toPath(id), body: { off } })),
                    off ? t.wasSwitchedOff : t.wasSwitchedOn,
                  );
                }}
              />
              <div>
                <code>{text}</code>
                <small>
                  {rule.note && `${rule.note} · `}
                  {t.used(applied, seen)}
                  {rule.times !== undefined && ` · ${t.left(rule.times - applied)}`}
                  {listed && ` · ${t.unlisted(listed.join(', '))}`}
                </small>
                {!rule.off && rule.operationId && (
                  <OpenPageButtons operationId={rule.operationId} {...{ control, site, t }} />
                )}
              </div>
              <button
                type="button"
                className="quiet"
                aria-label={t.remove(text)}
                onClick={() =>
                  change(
                    act((client) => client.DELETE('/rules/{id}', toPath(id))),
                    t.removed,
                  )
                }
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      {state && state.rules.length > 1 && (
        <p className="actions">
          <button
            type="button"
            onClick={() =>
              change(
                act((client) => client.DELETE('/rules')),
                t.removed,
              )
            }
          >
            {t.clear}
          </button>
        </p>
      )}
      {replaced !== '' && (
        <div className="muted">
          <p>
            {t.replaced} <code>{replaced}</code>
          </p>
          <button
            type="button"
            onClick={() =>
              change(
                act((client) => client.POST('/link', { body: { mock: replaced } })),
                t.wasPutBack,
              )
            }
          >
            {t.putBack}
          </button>
        </div>
      )}
    </section>
  );
}
