import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ApplySteps } from './apply-steps.tsx';
import { RegisterCard } from './register-card.tsx';
import styles from './register-closing.module.css';

interface RegisterClosingProps {
  title: string;
  text: string;
  /** The product of the page, sent with the application. */
  product: string;
}

/** The end of a product page: the steps of an application and the short form. */
export function RegisterClosing({ title, text, product }: RegisterClosingProps) {
  const { t } = useTranslation(['site']);
  return (
    <CallToAction
      title={title}
      text={text}
      card={<RegisterCard product={product} />}
      aside={
        <div className={styles.aside}>
          <ApplySteps level="h3" />
          <ActionLink to={paths.contact()} kind="secondary">
            {t('site.action.contact')}
          </ActionLink>
        </div>
      }
    />
  );
}
