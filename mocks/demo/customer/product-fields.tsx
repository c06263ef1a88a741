import { products } from '../../db/content/products.ts';
import { headlineOf } from '../../product-pages/dashboards.ts';
import type { DemoTexts } from '../texts.ts';
import type { CustomerErrors } from './check-customer.ts';
import type { Customer } from './customer.ts';
import { Field, FieldError } from './form-parts.tsx';

interface ProductFieldsProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  customer: Customer | undefined;
  errors: CustomerErrors;
}

const dayMs = 24 * 60 * 60 * 1000;
const inOneYear = () => new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10);

/** The products of a customer, each with its end date and its headline figure. */
export function ProductFields({ t, language, customer, errors }: ProductFieldsProps) {
  return (
    <fieldset>
      <legend>{t.products}</legend>
      <p className="muted">{t.productsHint}</p>
      {products.map(({ id, [language]: { productName } }) => {
        const own = customer?.products.find((one) => one.id === id);
        const { label, value, unit, max } = headlineOf(id);
        return (
          <div key={id} className="product">
            <label>
              <input name={id} type="checkbox" defaultChecked={customer ? own !== undefined : true} />
              {productName}
            </label>
            <Field
              type="date"
              name={`until ${id}`}
              aria-label={t.until(productName)}
              defaultValue={own?.until ?? inOneYear()}
              error={errors.until?.[id]}
              errorId={`until-error-${id}`}
            />
            <small>
              {label[language]}
              {unit === '%' && ' (%)'}
            </small>
            <Field
              type="number"
              min="1"
              max={max}
              step="any"
              name={`figure ${id}`}
              aria-label={t.figure(productName, label[language])}
              placeholder={value.toLocaleString('en-US')}
              defaultValue={own?.figure}
              error={errors.figure?.[id]}
              errorId={`figure-error-${id}`}
            />
          </div>
        );
      })}
      <FieldError id="products-error" text={errors.products} isAlert />
    </fieldset>
  );
}
