import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplyIcon, ChatIcon, CodingIcon, EmployeeIcon, GlobeIcon, ProbeIcon } from '../../ui/icons.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Section } from '../sections/section.tsx';

/** The methods of a study beside the product lines: tools, panels and data. */
export function Methods() {
  const { t } = useTranslation(['home']);
  return (
    <Section title={t('home.methods.title')} lead={t('home.methods.lead')}>
      <CardGrid
        cards={[
          {
            title: t('home.methods.survey.title'),
            text: t('home.methods.survey.text'),
            icon: <ApplyIcon />,
            to: paths.survey(),
          },
          {
            title: t('home.methods.lib.title'),
            text: t('home.methods.lib.text'),
            icon: <ProbeIcon />,
            to: paths.lib(),
          },
          {
            title: t('home.methods.community.title'),
            text: t('home.methods.community.text'),
            icon: <ChatIcon />,
            to: paths.product('bbs'),
          },
          {
            title: t('home.methods.sample.title'),
            text: t('home.methods.sample.text'),
            icon: <EmployeeIcon />,
            to: paths.dataService('sample'),
          },
          {
            title: t('home.methods.data.title'),
            text: t('home.methods.data.text'),
            icon: <GlobeIcon />,
            to: paths.service(),
          },
          {
            title: t('home.methods.labeling.title'),
            text: t('home.methods.labeling.text'),
            icon: <CodingIcon />,
            to: paths.dataService('ai-labeling'),
          },
        ]}
      />
    </Section>
  );
}
