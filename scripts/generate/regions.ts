/**
 * Generates the list of provinces and cities from `@vant/area-data`, with names in both languages.
 * Part of `npm run generate`.
 */
import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import { cityNames, furtherProvinces, provinceNames, shortProvinceNames } from './region-names.ts';
import { writeGenerated } from './write-generated.ts';

interface City {
  code: string;
  zh: string;
  en: string;
}

/** The ethnic part in the names of autonomous prefectures. */
const peoples =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|哈萨克|柯尔克孜';
const kind = new RegExp(`(?:(?:${peoples})+自治州|地区|盟|市)$`);

/** The counties of a municipality, which belong to its city. */
const countiesOfACity = '县';

/** The name of a place without its suffix. */
const bare = (name: string) => name.replace(kind, '') || name;

/** Pinyin as one word, with an apostrophe at ambiguous syllables. */
function inEnglish(name: string): string {
  const known = cityNames[name];
  if (known) return known;
  const word = pinyin(name, { toneType: 'none', type: 'array', v: true })
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
    .replaceAll('v', 'ü');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The cities of a province by four digits. Places directly under the province are one entry. */
function citiesOf(province: string): City[] {
  return Object.entries(areaList.city_list)
    .map(([digits, name]) => ({ code: digits.slice(0, 4), name }))
    .filter(({ code, name }) => code.startsWith(province) && name !== countiesOfACity)
    .map(({ code, name }) =>
      code.endsWith('90')
        ? { code, zh: '直辖县市', en: 'Directly administered counties' }
        : { code, zh: bare(name), en: inEnglish(bare(name)) },
    );
}

const provinces = Object.entries(areaList.province_list)
  .map(([digits, name]) => ({ code: digits.slice(0, 2), name }))
  .filter(({ code }) => !furtherProvinces.some((further) => further.code === code))
  .map(({ code, name }) => {
    const en = provinceNames[code];
    if (!en) throw new Error(`region-names.ts has no English name for the province ${code} ${name}`);
    return { code, zh: shortProvinceNames[code] ?? name.slice(0, -1), en, cities: citiesOf(code) };
  });

await writeGenerated(
  'src/forms/regions/generated/regions.json',
  `${JSON.stringify([...provinces, ...furtherProvinces], null, 1)}\n`,
);
