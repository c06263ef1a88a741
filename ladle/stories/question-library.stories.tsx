import { useTranslation } from '../../src/i18n/use-translation.ts';
import { paths } from '../../src/paths/paths.ts';
import { QuestionCard } from '../../src/site/question-library/question-card.tsx';
import { type Category, questionTypes } from '../../src/site/question-library/question-types.ts';
import inForm from '../in-form.module.css';
import { Page } from '../page.tsx';
import { FragmentRouter } from '../story-router.tsx';

export default { meta: { page: true } };

export const Library = () => <Page path={paths.lib()} />;

export const EmptyState = () => <Page path={paths.lib({ keyword: 'zzz' })} />;

/** The examples of one category in a column. */
function Examples({ category }: { category: Category }) {
  const { t } = useTranslation(['lib']);
  return (
    <div className={inForm.form}>
      <h2>{t(`lib.categories.${category}`)}</h2>
      {questionTypes
        .filter((type) => type.category === category)
        .map((type) => (
          <QuestionCard key={type.id} type={type} />
        ))}
    </div>
  );
}

const story = (category: Category) => () => (
  <FragmentRouter>
    <Examples category={category} />
  </FragmentRouter>
);

export const Choice = story('choice');
export const Text = story('text');
export const Rating = story('rating');
export const Matrix = story('matrix');
export const Research = story('research');
export const Interactive = story('interactive');
