import { expect, test } from 'vitest';
import { checkStructuredData } from './check-structured-data.ts';

test('an unknown type, an unknown property and a missing property are reported', () => {
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Surveys',
    description: 'Surveys',
    url: 'https://www.example.com/survey',
    provider: { '@type': 'Organization', name: 'Example', url: 'https://www.example.com' },
  };
  expect(checkStructuredData([{ page: '/survey', data: service }])).toEqual([]);
  const { provider: _, ...withoutProvider } = service;
  const wrong = [
    { page: '/a', data: { ...service, '@type': 'Servise' } },
    { page: '/b', data: { ...service, prize: '1' } },
    { page: '/c', data: withoutProvider },
  ];
  const errors = checkStructuredData(wrong);
  expect(errors.find((error) => error.startsWith('/a: '))).toContain('Servise');
  expect(errors.find((error) => error.startsWith('/b: '))).toContain('prize');
  expect(errors).toContain('/c: Service lacks provider');
});
