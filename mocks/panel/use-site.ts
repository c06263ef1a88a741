import { useEffect, useRef, useState } from 'react';
import { openSiteChannel, type SiteAct, type SitePage } from './site-channel.ts';

/** Time that a page of the static demo has for an answer. */
const answerMs = 5_000;

/** The page of the site that this panel belongs to: of several, the one that was used last. */
export interface Site {
  page: SitePage | undefined;
  act(wanted: SiteAct): void;
  /** Sends a request to the control plane through the page. */
  fetch(request: Request): Promise<Response>;
}

export function useSite(): Site {
  const [page, setPage] = useState<SitePage>();
  const channel = useRef<ReturnType<typeof openSiteChannel>>(undefined);
  const pages = useRef<SitePage[]>([]);
  const answers = useRef(new Map<number, (response: Response) => void>());
  const lastCall = useRef(0);

  useEffect(() => {
    function show(next: SitePage[]): void {
      pages.current = next;
      setPage(next[0]);
    }
    const opened = openSiteChannel((message) => {
      const others = (id: string) => pages.current.filter((one) => one.id !== id);
      if (message.kind === 'page') show([message.page, ...others(message.page.id)]);
      if (message.kind === 'gone') show(others(message.id));
      if (message.kind === 'answer')
        answers.current.get(message.call)?.(
          new Response(message.text, {
            status: message.status,
            headers: { 'Content-Type': 'application/json' },
          }),
        );
    });
    channel.current = opened;
    opened.send({ kind: 'who' });
    return () => opened.close();
  }, []);

  const [functions] = useState(() => ({
    act(act: SiteAct) {
      const [first] = pages.current;
      if (first) channel.current?.send({ kind: 'do', id: first.id, act });
    },
    async fetch(request: Request): Promise<Response> {
      const [first] = pages.current;
      if (!first) throw new Error('No page of the site is open');
      const body = request.method === 'GET' ? undefined : await request.text();
      const { pathname, search } = new URL(request.url);
      const call = ++lastCall.current;
      return new Promise<Response>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The page of the site does not answer')), answerMs);
        answers.current.set(call, (response) => {
          clearTimeout(timer);
          answers.current.delete(call);
          resolve(response);
        });
        const asked = { call, method: request.method, path: pathname + search, body: body || undefined };
        channel.current?.send({ kind: 'ask', id: first.id, asked });
      });
    },
  }));
  return { page, ...functions };
}
