import { useId } from 'react';
import { expect, test } from 'vitest';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { readConfig } from '../../config/read-config.ts';
import type { Language } from '../../i18n/languages.ts';
import { fragmentCache } from './fragment-cache.server.tsx';

const environment = { API_BASE_URL: 'http://localhost:1' };

let drawn = 0;

/** What a part must not show, and what it may. */
function Whose() {
  const { user, language } = useBootstrapData();
  drawn += 1;
  return (
    <p>
      {language} {user?.name ?? 'nobody'}
    </p>
  );
}

/** An element with an id of its own. */
function Named() {
  return <p id={useId()} />;
}

/** The HTML of a part for somebody signed in. */
function draw(name: string, language: Language, children = <Whose />): string {
  const user = { id: '1', name: 'Lin', email: '', mobile: '', lastLoginTime: 0, parentId: '0' };
  const boot = { config: readConfig(environment).public, user, language, texts: {} };
  return fragmentCache({ name, children, boot, pathname: '/' });
}

test('a part is drawn once for each language and name, and shows nobody', () => {
  const parts = ['zh', 'en', 'zh', 'en'].map((language) => draw('a', language === 'zh' ? 'zh' : 'en'));
  expect(parts).toEqual(
    ['zh', 'en', 'zh', 'en'].map((language) => `<p>${language}<!-- --> <!-- -->nobody</p>`),
  );
  expect(drawn).toBe(2);
  draw('b', 'zh');
  expect(drawn).toBe(3);
});

test('no two parts have an id in common', () => {
  const idOf = (name: string) => /id="([^"\s]+)"/.exec(draw(name, 'zh', <Named />))?.[1];
  const ids = [idOf('one'), idOf('other')];
  expect(ids).not.toContain(undefined);
  expect(ids[0]).not.toBe(ids[1]);
});
