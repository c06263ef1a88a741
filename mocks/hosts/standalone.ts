/** The fake backend as a server of its own: `npm run mock`. */
import { createServer } from 'node:http';
import { createProductBackend } from '../fake-backend.ts';
import { replayHint, seededAccountLines } from './banner.ts';
import { withCors } from './cors.ts';
import { createNodeListener } from './node-listener.ts';
import { productPrefix, withProductPages } from './product-page.ts';

const port = Number(process.env.PORT ?? 4010);
const base = `http://localhost:${port}`;
const backend = createProductBackend({ productPages: `${base}${productPrefix}` });
const server = createServer(createNodeListener(withCors(withProductPages(backend.answer))));

server.listen(port, '127.0.0.1', () => {
  console.log(
    ['', `  Fake backend  ${base}`, '', ...seededAccountLines(), '', replayHint(base), ''].join('\n'),
  );
});
