/** The fake backend as a server of its own: `npm run mock`. */
import { createServer } from 'node:http';
import { createProductBackend } from '../fake-backend.ts';
import { replayHint, seededAccountLines } from './banner.ts';
import { withCors } from './cors.ts';
import { createNodeListener } from './node-listener.ts';

const port = Number(process.env.PORT ?? 4010);
const server = createServer(createNodeListener(withCors(createProductBackend().answer)));

server.listen(port, '127.0.0.1', () => {
  const base = `http://localhost:${port}`;
  console.log(
    ['', `  Fake backend  ${base}`, '', ...seededAccountLines(), '', replayHint(base), ''].join('\n'),
  );
});
