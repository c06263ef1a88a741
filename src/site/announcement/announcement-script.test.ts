import { expect, test } from 'vitest';
import { announcementScript } from './announcement-script.ts';

test('the script ends with the day in China and cannot end its element', { tags: ['R2.54'] }, () => {
  const script = announcementScript('</script>', '2026-12-31');
  expect(script).toContain(`${Date.UTC(2026, 11, 31, 16)}`);
  expect(script).not.toContain('</');
  expect(announcementScript('a', null)).not.toContain('Date');
});
