import { expect, test } from 'vitest';
import { sessionCookies } from '../../src/session/cookies.ts';
import { read } from './files.ts';

test.each(['deploy/varnish.vcl', 'deploy/nginx.conf'])(
  '%s does not serve requests with a session cookie from the cache',
  (file) => {
    const [, names = ''] = /\(\^\|\[;\\s\]\)\(([^)]+)\)=/.exec(read(file)) ?? [];
    expect(names.split('|')).toEqual(Object.values(sessionCookies));
  },
);
