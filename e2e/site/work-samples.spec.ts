import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('a page with a piece of work says once that its data is sample data', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  const samples = {
    [paths.introduce('look')]: t('introduceLook.sample.title'),
    [paths.introduce('hear')]: t('introduceHear.sample.title'),
    [paths.introduce('ask')]: t('introduceAsk.sample.title'),
    [paths.introduce('smart-tag')]: t('introduceSmartTag.sample.title'),
    [paths.join()]: t('join.day.plan.title'),
    [paths.service()]: t('service.join.figure.title'),
  };
  const mark = t('workSample.sampleData');
  for (const [path, title] of Object.entries(samples)) {
    await open(path);
    await expect(page.getByRole('figure', { name: title }).getByText(mark), path).toBeVisible();
    await expect(page.getByText(mark), path).toHaveCount(1);
  }
});
