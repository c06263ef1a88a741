import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('pieces of work say that their data is sample data', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  const samples = {
    [paths.introduce()]: t('introduce.sample.title'),
    [paths.introduce('look')]: t('introduceLook.sample.title'),
    [paths.introduce('hear')]: t('introduceHear.sample.title'),
    [paths.introduce('ask')]: t('introduceAsk.sample.title'),
    [paths.introduce('smart-tag')]: t('introduceSmartTag.sample.title'),
    [paths.about()]: t('about.sample.title'),
    [paths.join()]: t('join.sample.title'),
    [paths.service()]: t('service.sample.title'),
    [paths.dataService('sample')]: t('dataSample.sample.title'),
    [paths.dataService('big-data')]: t('dataBig.sample.title'),
    [paths.dataService('social-data')]: t('dataSocial.sample.title'),
    [paths.dataService('mobile-data')]: t('dataMobile.sample.title'),
    [paths.dataService('super-panel')]: t('dataSuperPanel.rare.sample.title'),
    [paths.dataService('ai-labeling')]: t('dataAiLabeling.sample.title'),
    [paths.solutions()]: t('solutions.sample.title'),
    [paths.resources()]: t('resources.sample.title'),
  };
  for (const [path, title] of Object.entries(samples)) {
    await open(path);
    const sample = page.getByRole('figure', { name: title });
    await expect(sample.getByText(t('workSample.sampleData')), path).toBeVisible();
  }
});
