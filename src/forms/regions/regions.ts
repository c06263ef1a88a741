import { contentLanguage, type Language } from '../../i18n/languages.ts';

/** A province or a city, with its administrative code. */
interface Place {
  code: string;
  zh: string;
  en: string;
}

export interface Province extends Place {
  cities: Place[];
}

let loading: Promise<Province[]> | undefined;

/** All 34 provinces with their cities: a file of its own, fetched when a form first asks for it. */
export function loadRegions(): Promise<Province[]> {
  loading ??= import('./generated/regions.json').then((file) => file.default);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export const placeName = (place: Place, language: Language): string => place[contentLanguage(language)];

/** Chosen cities as they are shown: a province whose cities are all chosen stands for them. */
interface ChosenPlace {
  name: { zh: string; en: string };
  cityCodes: string[];
}

/** Sums up the chosen cities, in the order of the list. */
export function sumUp(provinces: readonly Province[], cityCodes: readonly string[]): ChosenPlace[] {
  return provinces.flatMap((province) => {
    const chosen = province.cities.filter(({ code }) => cityCodes.includes(code));
    if (chosen.length === province.cities.length) {
      const { zh, en } = province;
      return [{ name: { zh, en }, cityCodes: chosen.map(({ code }) => code) }];
    }
    return chosen.map(({ code, zh, en }) => ({
      name: { zh: `${province.zh} ${zh}`, en: `${en}, ${province.en}` },
      cityCodes: [code],
    }));
  });
}
