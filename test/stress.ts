/**
 * Runs a command while busy loops share the processor, one for each core, and prints how long each run took. A test that fails here
 * depends on the speed of the machine.
 *
 *     npm run test:stress -- --runs 3
 *     npm run test:stress -- npm run test:e2e -- --project=site-zh
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const words = process.argv.slice(2);
const runs = words[0] === '--runs' ? Number(words.splice(0, 2)[1]) : 1;
const [program = 'npm', ...args] = words.length > 0 ? words : ['npm', 'test'];

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});

const results: string[] = [];
for (let run = 1; run <= runs; run += 1) {
  const startedAt = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  results.push(`run ${run}: exit ${status} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (status !== 0) process.exitCode = 1;
}
console.log(`${[program, ...args].join(' ')} beside ${loops.length} busy loops\n${results.join('\n')}`);
process.exit();
