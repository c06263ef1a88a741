import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('the questionnaire follows the first answer and shows the result', { tag: '@en' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.survey());
  const survey = page.getByRole('form', { name: t('survey.live.title') });
  const livestream = t('survey.live.channel.options').split('|')[2] ?? '';
  const next = survey.getByRole('button', { name: t('survey.live.next'), exact: true });
  await next.click();
  await expect(survey.getByRole('alert')).toHaveText(t('survey.live.required'));
  await survey.getByLabel(livestream).check();
  await expect(survey.getByRole('alert')).toBeEmpty();
  await next.click();
  const satisfaction = survey.getByRole('group', { name: t('survey.live.satisfaction.ask') });
  await satisfaction.getByRole('radio').first().check();
  await next.click();
  const reasons = survey.getByRole('group', { name: t('survey.live.livestream.ask') });
  await reasons.getByRole('checkbox').first().check();
  await survey.getByRole('button', { name: t('survey.live.submit') }).click();
  await expect(survey.getByText(t('survey.live.results.source', { count: 214 }))).toBeVisible();
  await expect(survey.getByText(`${livestream} · ${t('survey.live.results.yours')}`)).toBeVisible();
  await survey.getByRole('button', { name: t('survey.live.again') }).click();
  await expect(survey.getByLabel(livestream)).toBeChecked();
});
