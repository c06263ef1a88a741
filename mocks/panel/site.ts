import { atom, getDefaultStore } from 'jotai';
import { openSiteChannel, type SiteAct, type SitePage } from './site-channel.ts';

/** The pages of the site that are open in this browser, the one that was used last first. */
const pagesAtom = atom<readonly SitePage[]>([]);
/** The page that the panel belongs to. */
export const pageAtom = atom((get) => get(pagesAtom).at(0));

/** Time that a page of the static demo has for an answer. */
const answerMs = 5_000;

/** Follows the pages of the site. */
export function openSite() {
  const store = getDefaultStore();
  let lastCall = 0;
  const answers = new Map<number, (response: Response) => void>();

  const channel = openSiteChannel((message) => {
    if (message.kind === 'answer') {
      const { call, status, text } = message;
      answers.get(call)?.(new Response(text, { status, headers: { 'Content-Type': 'application/json' } }));
      answers.delete(call);
    } else if (message.kind === 'page' || message.kind === 'gone') {
      const shown = message.kind === 'page' ? [message.page] : [];
      const id = message.kind === 'page' ? message.page.id : message.id;
      store.set(pagesAtom, (pages) => [...shown, ...pages.filter((page) => page.id !== id)]);
    }
  });
  channel.send({ kind: 'who' });

  return {
    act(act: SiteAct): void {
      const page = store.get(pageAtom);
      if (page) channel.send({ kind: 'do', id: page.id, act });
    },
    /** Sends a request to the control plane through the page. */
    async fetch(request: Request): Promise<Response> {
      const page = store.get(pageAtom);
      if (!page) throw new Error('No page of the site is open');
      const { method, url } = request;
      const { pathname, search } = new URL(url);
      const call = ++lastCall;
      const asked = { call, method, path: pathname + search, body: (await request.text()) || undefined };
      return new Promise((resolve, reject) => {
        setTimeout(reject, answerMs, new Error('The page of the site does not answer'));
        answers.set(call, resolve);
        channel.send({ kind: 'ask', id: page.id, asked });
      });
    },
  };
}

export type Site = ReturnType<typeof openSite>;
