import { expect, test } from 'vitest';
import { mapSearch } from './map-search.ts';

test('a map searches for the address in its city', () => {
  expect(mapSearch('zh', '北京', '示例路 1 号')).toBe(
    `https://uri.amap.com/search?keyword=${encodeURIComponent('北京 示例路 1 号')}`,
  );
  expect(mapSearch('en', 'Beijing', '1 Sample Road & Co, Beijing')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1%20Sample%20Road%20%26%20Co%2C%20Beijing',
  );
});
