import type about from '../../locales/zh/about.json';
import type advance from '../../locales/zh/advance.json';
import type apply from '../../locales/zh/apply.json';
import type captcha from '../../locales/zh/captcha.json';
import type common from '../../locales/zh/common.json';
import type consent from '../../locales/zh/consent.json';
import type error from '../../locales/zh/error.json';
import type form from '../../locales/zh/form.json';
import type home from '../../locales/zh/home.json';
import type join from '../../locales/zh/join.json';
import type lib from '../../locales/zh/lib.json';
import type login from '../../locales/zh/login.json';
import type news from '../../locales/zh/news.json';
import type paging from '../../locales/zh/paging.json';
import type population from '../../locales/zh/population.json';
import type quote from '../../locales/zh/quote.json';
import type regions from '../../locales/zh/regions.json';
import type registerCard from '../../locales/zh/registerCard.json';
import type site from '../../locales/zh/site.json';
import type subAccount from '../../locales/zh/subAccount.json';
import type user from '../../locales/zh/user.json';

/** The text files of `locales/{language}/`, by name. A new file gets its line here. */
export interface Namespaces {
  about: typeof about;
  advance: typeof advance;
  apply: typeof apply;
  captcha: typeof captcha;
  common: typeof common;
  consent: typeof consent;
  error: typeof error;
  form: typeof form;
  home: typeof home;
  join: typeof join;
  lib: typeof lib;
  login: typeof login;
  news: typeof news;
  paging: typeof paging;
  population: typeof population;
  quote: typeof quote;
  regions: typeof regions;
  registerCard: typeof registerCard;
  site: typeof site;
  subAccount: typeof subAccount;
  user: typeof user;
}

export type Namespace = keyof Namespaces;

type DotPath<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${DotPath<T[K]>}`;
}[keyof T & string];

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type TextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${DotPath<Namespaces[K]>}`;
}[N];

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
