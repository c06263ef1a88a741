import type { components } from '../../../openapi/generated/schema.d.ts';

/** Content that may exist in Chinese only; a page without `en` has no English address. */
export interface Localized<T> {
  zh: T;
  en?: T;
}

/** Content that must exist in both languages. */
interface Bilingual<T> {
  zh: T;
  en: T;
}

/** Author and source sit with the text, since a reader sees them in the language of the page. */
export interface NewsText {
  title: string;
  summary: string;
  /** HTML of block elements only; no scripts, styles or external media. */
  content: string;
  author?: string;
  source?: string;
}

export interface NewsTopicRow extends Bilingual<string> {
  id: string;
}

export interface NewsRow extends Localized<NewsText> {
  id: string;
  topicId?: string;
  cover: string;
  /** Epoch milliseconds. */
  publishTime: number;
}

interface AdvanceText extends NewsText {
  tags: string[];
}

export interface AdvanceRow extends Localized<AdvanceText> {
  id: string;
  /** The drawing can contain words. */
  cover: Bilingual<string>;
  /** Epoch milliseconds. */
  publishTime: number;
}

export interface RecruitCategoryRow extends Bilingual<string> {
  id: string;
}

interface RecruitText {
  title: string;
  city: string;
  /** One line per duty, separated by line feeds. */
  duty: string;
  /** One line per requirement, separated by line feeds. */
  requirement: string;
}

export interface RecruitRow extends Bilingual<RecruitText> {
  id: string;
  categoryId: string;
  headcount: number;
  /** Epoch milliseconds. */
  publishTime: number;
}

export interface ProductRow extends Bilingual<{ productName: string }> {
  id: string;
  /** Key of a line icon, not a path. */
  icon: string;
}

export interface ServiceRow extends Bilingual<{ serviceName: string }> {
  id: string;
}

interface PopulationOption extends Bilingual<string> {
  id: string;
}

export interface PopulationAttribute extends Bilingual<string> {
  type: components['schemas']['PopulationAttributeType'];
  multiple: boolean;
  options: PopulationOption[];
}

export interface TagRow extends Bilingual<string> {
  id: string;
  children?: TagRow[];
}

interface SeoText {
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
}

export interface SeoRow extends Bilingual<SeoText> {
  path: string;
}

export interface DemoPerson {
  name: string;
  /** Local part of the account e-mail, family name first. */
  pinyin: string;
}

export interface DemoCompany {
  name: Bilingual<string>;
  /** Two-digit administrative code. */
  province: string;
  /** Four-digit administrative code. */
  city: string;
  address: Bilingual<string>;
  postcode: string;
  telephone: string;
  website: string;
}
