import { writeRuleText } from '../engine/rule-text.ts';
import { listedInstead } from '../engine/unlisted-code.ts';
import { OpenPageButtons } from './open-page-buttons.tsx';
import { usePanel } from './panel-context.ts';
import { Button, Part } from './parts.tsx';

/** The rules, which are switched off and removed here, and the parts of the last link that were not understood. */
export function ActiveRules() {
  const { control, t, change } = usePanel();
  const { act, state, fixed } = control;
  const toPath = (id: number) => ({ params: { path: { id: `${id}` } } });
  const replaced = state?.replacedRules.join('; ') ?? '';

  return (
    <Part id="active-rules" title={t.rules}>
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
          <Button onClick={() => act((client) => client.DELETE('/link/problems'))}>{t.dismiss}</Button>
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
                    (client) => client.PATCH('/rules/{id}', { ...toPath(id), body: { off } }),
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
                {!rule.off && rule.operationId && <OpenPageButtons operationId={rule.operationId} />}
              </div>
              <Button
                className="quiet"
                aria-label={t.remove(text)}
                onClick={() => change((client) => client.DELETE('/rules/{id}', toPath(id)), t.removed)}
              >
                ✕
              </Button>
            </li>
          );
        })}
      </ul>
      {state && state.rules.length > 1 && (
        <p className="actions">
          <Button onClick={() => change((client) => client.DELETE('/rules'), t.removed)}>{t.clear}</Button>
        </p>
      )}
      {replaced !== '' && (
        <div className="muted">
          <p>
            {t.replaced} <code>{replaced}</code>
          </p>
          <Button
            onClick={() =>
              change((client) => client.POST('/link', { body: { mock: replaced } }), t.wasPutBack)
            }
          >
            {t.putBack}
          </Button>
        </div>
      )}
    </Part>
  );
}
