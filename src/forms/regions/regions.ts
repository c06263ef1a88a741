import { contentLanguage, type Language } from '../../i18n/languages.ts';

/** A province or city with its administrative code. */
interface Place {
  code: string;
  zh: string;
  en: string;
}

export interface Province extends Place {
  cities: Place[];
}

let loading: Promise<Province[]> | undefined;

/** All 34 provinces with their cities, loaded lazily. */
export function loadRegions(): Promise<Province[]> {
  loading ??= import('./generated/regions.json').then((file) => file.default);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export const placeName = (place: Place, language: Language): string => place[contentLanguage(language)];

/** The selected regions for display: a completely selected province replaces its cities. */
interface ChosenPlace {
  name: { zh: string; en: string };
  cityCodes: string[];
}

/** Summarizes the selected cities in list order. */
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
