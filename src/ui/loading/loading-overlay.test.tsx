import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingOverlay } from './loading-overlay.tsx';

test('the loading overlay shows 加载中... by default', { tags: ['R9.8'] }, () => {
  expect(renderToStaticMarkup(<LoadingOverlay />)).toContain('<p>加载中...</p>');
  expect(renderToStaticMarkup(<LoadingOverlay text="Loading…" />)).toContain('<p>Loading…</p>');
});
