/** The administrative division codes of the provinces, as GB/T 2260 lists them. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(
    ' ',
  ),
);

/** Whether a city lies in a province: its code starts with that of the province. */
export const isInProvince = (city: string, province: string): boolean =>
  provinces.has(province) && city.startsWith(province);
