import type { Clock } from './clock.ts';
import { parseRule, RuleError } from './replay.ts';
import type { Sandbox } from './sandbox.ts';

/** Where the control plane lies, below the API's base. */
export const controlPrefix = '/__mock__';

interface Control {
  sandbox: Sandbox<{ clock: Clock }>;
  known: { operations: readonly string[]; codes: readonly string[] };
  reset(): void;
  accounts(): unknown[];
}

/** Answers a request to the control plane: rules, log, clock, accounts, reset. */
export async function answerControl(path: string, request: Request, control: Control): Promise<Response> {
  const { sandbox, known } = control;
  try {
    switch (`${request.method} ${path}`) {
      case 'GET /rules':
        return Response.json(sandbox.rules.list());
      case 'POST /rules':
        return Response.json(sandbox.rules.add(parseRule(await request.json(), known)), { status: 201 });
      case 'DELETE /rules':
        return Response.json({ removed: sandbox.rules.remove() });
      case 'GET /log':
        return Response.json(sandbox.journal.list());
      case 'GET /accounts':
        return Response.json(control.accounts());
      case 'GET /clock':
        return Response.json({ now: sandbox.world.clock.now() });
      case 'POST /clock': {
        const { advanceMs } = await request.json();
        if (!Number.isInteger(advanceMs) || advanceMs < 0)
          throw new RuleError('"advanceMs" is a whole number of milliseconds');
        sandbox.world.clock.advance(advanceMs);
        return Response.json({ now: sandbox.world.clock.now() });
      }
      case 'POST /reset':
        control.reset();
        return Response.json({});
      default:
        return Response.json(
          { error: `The control plane has no ${request.method} ${path}` },
          { status: 404 },
        );
    }
  } catch (error) {
    if (error instanceof RuleError) return Response.json({ error: error.message }, { status: 400 });
    if (error instanceof SyntaxError)
      return Response.json({ error: 'The body is not valid JSON' }, { status: 400 });
    throw error;
  }
}
