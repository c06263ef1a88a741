import { products } from '../../db/content/products.ts';
import { Field, FieldError } from '../../panel/parts.tsx';
import { headlineOf } from '../../product-pages/dashboards.ts';
import { demoTexts } from '../texts.ts';
import type { CustomerErrors } from './check-customer.ts';
import { type Customer, inOneYear } from './customer.ts';

interface ProductFieldsProps {
  language: 'zh' | 'en';
  customer: Customer | undefined;
  errors: CustomerErrors;
}

/** The products of a customer, each with its end date and its headline figure. */
export function ProductFields({ language, customer, errors }: ProductFieldsProps) {
  const t = demoTexts[language];
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
            />
          </div>
        );
      })}
      <FieldError text={errors.products} />
    </fieldset>
  );
}
