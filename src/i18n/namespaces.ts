import type about from '../../locales/zh/about.json';
import type accessibility from '../../locales/zh/accessibility.json';
import type account from '../../locales/zh/account.json';
import type advance from '../../locales/zh/advance.json';
import type apply from '../../locales/zh/apply.json';
import type bbs from '../../locales/zh/bbs.json';
import type brand from '../../locales/zh/brand.json';
import type captcha from '../../locales/zh/captcha.json';
import type caseStudies from '../../locales/zh/caseStudies.json';
import type common from '../../locales/zh/common.json';
import type company from '../../locales/zh/company.json';
import type consent from '../../locales/zh/consent.json';
import type container from '../../locales/zh/container.json';
import type dataAiLabeling from '../../locales/zh/dataAiLabeling.json';
import type dataBig from '../../locales/zh/dataBig.json';
import type dataMobile from '../../locales/zh/dataMobile.json';
import type dataSample from '../../locales/zh/dataSample.json';
import type dataSocial from '../../locales/zh/dataSocial.json';
import type dataSuperPanel from '../../locales/zh/dataSuperPanel.json';
import type employeeExperience from '../../locales/zh/employeeExperience.json';
import type error from '../../locales/zh/error.json';
import type experience from '../../locales/zh/experience.json';
import type figures from '../../locales/zh/figures.json';
import type form from '../../locales/zh/form.json';
import type home from '../../locales/zh/home.json';
import type introduce from '../../locales/zh/introduce.json';
import type introduceAsk from '../../locales/zh/introduceAsk.json';
import type introduceHear from '../../locales/zh/introduceHear.json';
import type introduceLook from '../../locales/zh/introduceLook.json';
import type introduceSmartTag from '../../locales/zh/introduceSmartTag.json';
import type join from '../../locales/zh/join.json';
import type lib from '../../locales/zh/lib.json';
import type login from '../../locales/zh/login.json';
import type news from '../../locales/zh/news.json';
import type offline from '../../locales/zh/offline.json';
import type paging from '../../locales/zh/paging.json';
import type population from '../../locales/zh/population.json';
import type product from '../../locales/zh/product.json';
import type productExperience from '../../locales/zh/productExperience.json';
import type quote from '../../locales/zh/quote.json';
import type regions from '../../locales/zh/regions.json';
import type registerCard from '../../locales/zh/registerCard.json';
import type resources from '../../locales/zh/resources.json';
import type service from '../../locales/zh/service.json';
import type serviceExperience from '../../locales/zh/serviceExperience.json';
import type session from '../../locales/zh/session.json';
import type site from '../../locales/zh/site.json';
import type solutions from '../../locales/zh/solutions.json';
import type subAccount from '../../locales/zh/subAccount.json';
import type survey from '../../locales/zh/survey.json';
import type user from '../../locales/zh/user.json';

/** The text files of `locales/{language}/`, by name. A new file gets its line here. */
export interface Namespaces {
  about: typeof about;
  accessibility: typeof accessibility;
  account: typeof account;
  advance: typeof advance;
  apply: typeof apply;
  bbs: typeof bbs;
  brand: typeof brand;
  captcha: typeof captcha;
  caseStudies: typeof caseStudies;
  common: typeof common;
  company: typeof company;
  consent: typeof consent;
  container: typeof container;
  dataAiLabeling: typeof dataAiLabeling;
  dataBig: typeof dataBig;
  dataMobile: typeof dataMobile;
  dataSample: typeof dataSample;
  dataSocial: typeof dataSocial;
  dataSuperPanel: typeof dataSuperPanel;
  employeeExperience: typeof employeeExperience;
  error: typeof error;
  experience: typeof experience;
  figures: typeof figures;
  form: typeof form;
  home: typeof home;
  introduce: typeof introduce;
  introduceAsk: typeof introduceAsk;
  introduceHear: typeof introduceHear;
  introduceLook: typeof introduceLook;
  introduceSmartTag: typeof introduceSmartTag;
  join: typeof join;
  lib: typeof lib;
  login: typeof login;
  news: typeof news;
  offline: typeof offline;
  paging: typeof paging;
  population: typeof population;
  product: typeof product;
  productExperience: typeof productExperience;
  quote: typeof quote;
  regions: typeof regions;
  registerCard: typeof registerCard;
  resources: typeof resources;
  service: typeof service;
  serviceExperience: typeof serviceExperience;
  session: typeof session;
  site: typeof site;
  solutions: typeof solutions;
  subAccount: typeof subAccount;
  survey: typeof survey;
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
