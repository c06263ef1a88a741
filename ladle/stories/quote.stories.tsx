import { useState } from 'react';
import { RegionPicker } from '../../src/forms/regions/region-picker.tsx';
import { useTranslation } from '../../src/i18n/use-translation.ts';
import { paths } from '../../src/paths/paths.ts';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog.tsx';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import inForm from '../in-form.module.css';
import { Page } from '../page.tsx';
import { FragmentRouter } from '../story-router.tsx';

export default { meta: { page: true } };

export const Form = () => <Page path={paths.quote()} />;

export const RequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.quote()} />
  </FillAndSubmit>
);

export const WithoutLists = () => <Page path={paths.quote()} />;
WithoutLists.args = { mock: 'listPopulationAttributes:B0001;listMatchTags:B0001' };

function Regions() {
  const { t } = useTranslation(['quote']);
  const [codes, setCodes] = useState(['8101']);
  return (
    <div className={inForm.form}>
      <RegionPicker
        label={t('quote.attributes.region')}
        value={codes}
        onChange={setCodes}
        onRemove={(_, remove) => remove()}
      />
    </div>
  );
}

export const RegionChoice = () => (
  <FragmentRouter>
    <Regions />
  </FragmentRouter>
);

function Question() {
  const { t } = useTranslation(['quote']);
  return (
    <ConfirmDialog
      title={t('quote.tip.title')}
      text={t('quote.tip.all')}
      confirmLabel={t('quote.tip.confirm')}
      cancelLabel={t('quote.tip.cancel')}
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  );
}

export const Confirmation = () => (
  <FragmentRouter>
    <Question />
  </FragmentRouter>
);
