import { expect, test } from 'vitest';
import { loadRegions, sumUp } from './regions.ts';

test('there are 34 provinces, each with cities, and every place has two names', {
  tags: ['R3.11'],
}, async () => {
  const provinces = await loadRegions();
  expect(provinces).toHaveLength(34);
  expect(provinces.map(({ zh }) => zh)).toEqual(expect.arrayContaining(['台湾', '香港', '澳门']));
  for (const { code, cities } of provinces) {
    expect(code).toMatch(/^\d{2}$/);
    expect(cities.length).toBeGreaterThan(0);
    for (const city of cities) expect(city.code).toMatch(new RegExp(`^${code}\\d{2}$`));
  }
  const places = provinces.flatMap((province) => [province, ...province.cities]);
  for (const { zh, en } of places) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u);
    expect(en).toMatch(/^[A-Z][\p{Script=Latin}’ ]+$/u);
  }
});

test('no two cities share a code', { tags: ['R3.11'] }, async () => {
  const codes = (await loadRegions()).flatMap(({ cities }) => cities.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

test('a completely selected province replaces its cities', async () => {
  const provinces = await loadRegions();
  const hongKong = provinces.find(({ code }) => code === '81');
  expect(hongKong?.en).toBe('Hong Kong');
  const all = hongKong?.cities.map(({ code }) => code) ?? [];
  expect(sumUp(provinces, all)).toEqual([{ name: { zh: '香港', en: 'Hong Kong' }, cityCodes: all }]);
  expect(sumUp(provinces, ['4403'])).toEqual([
    { name: { zh: '广东 深圳', en: 'Shenzhen, Guangdong' }, cityCodes: ['4403'] },
  ]);
});
