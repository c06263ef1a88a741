import { type FormEvent, useState } from 'react';
import { products } from '../../db/content/products.ts';
import type { DemoTexts } from '../texts.ts';
import { type Customer, type CustomerField, readCustomer } from './customer.ts';
import { storedCustomer } from './customer-store.ts';
import { readLogo } from './read-logo.ts';
import { ShareCustomer } from './share-customer.tsx';

interface CustomerFormProps {
  t: DemoTexts;
  language: 'zh' | 'en';
  /** Prepares the demo for a customer, or removes the customer. */
  onPrepare(customer: Customer | undefined): void;
  say(message: string): void;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The accent of the site. */
const siteColor = '#0b6b57';

const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The chapter that prepares the demo for a customer. */
export function CustomerForm({ t, language, onPrepare, say }: CustomerFormProps) {
  const [customer, setCustomer] = useState(storedCustomer);
  const [logo, setLogo] = useState(customer?.logo);
  const [errors, setErrors] = useState<string[]>([]);

  function prepare(next: Customer | undefined) {
    setCustomer(next);
    setLogo(next?.logo);
    setErrors([]);
    onPrepare(next);
  }

  /** Reads external data and prepares it, or lists the invalid fields. */
  function take(value: unknown) {
    const read = readCustomer(value);
    if ('customer' in read) prepare(read.customer);
    else setErrors(read.invalid.length > 0 ? toSentences(read.invalid) : [t.wrongCustomerHelp]);
  }
  const toSentences = (fields: CustomerField[]) => fields.map((field) => t.customerErrors[field]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const chosen = products
      .filter((product) => data.has(product.id))
      .map((product) => {
        const figure = text(`figure ${product.id}`);
        return {
          id: product.id,
          until: text(`until ${product.id}`),
          figure: figure ? Number(figure) : undefined,
        };
      });
    if (chosen.some(({ until }) => until < dayAfter(0))) {
      setErrors([t.customerErrors.products]);
      return;
    }
    const color = text('color');
    take({
      company: text('company'),
      contact: text('contact'),
      color: color === siteColor ? undefined : color,
      logo,
      products: chosen,
    });
  }

  async function chooseLogo(file: File | undefined) {
    if (!file) return;
    const read = await readLogo(file);
    setErrors(read ? [] : [t.customerErrors.logo]);
    if (read) setLogo(read);
  }

  return (
    <details className="part">
      <summary>
        <h3>{t.prepare}</h3>
      </summary>
      <p className="muted">{t.prepareLead}</p>
      {/* The key fills the fields again for another customer. */}
      <form key={JSON.stringify(customer)} noValidate onSubmit={onSubmit} className="customer">
        <label>
          {t.company}
          <input name="company" defaultValue={customer?.company} autoComplete="off" />
        </label>
        <label>
          {t.contact}
          <input name="contact" defaultValue={customer?.contact} autoComplete="off" />
        </label>
        <label>
          {t.color}
          <input name="color" type="color" defaultValue={customer?.color ?? siteColor} />
        </label>
        <p className="actions">
          <label className="file">
            {t.chooseLogo}
            <input type="file" accept="image/*" onChange={(event) => chooseLogo(event.target.files?.[0])} />
          </label>
          {logo && (
            <>
              <img src={logo} alt={t.logo} height="36" />
              <button type="button" onClick={() => setLogo(undefined)}>
                {t.removeLogo}
              </button>
            </>
          )}
        </p>
        <fieldset>
          <legend>{t.products}</legend>
          {products.map((product) => {
            const { productName } = product[language];
            const own = customer?.products.find((one) => one.id === product.id);
            return (
              <div key={product.id} className="product">
                <label>
                  <input
                    name={product.id}
                    type="checkbox"
                    defaultChecked={customer ? own !== undefined : true}
                  />
                  {productName}
                </label>
                <input
                  type="date"
                  name={`until ${product.id}`}
                  aria-label={t.until(productName)}
                  min={dayAfter(0)}
                  defaultValue={own?.until ?? dayAfter(365)}
                />
                <input
                  type="number"
                  min="1"
                  step="any"
                  name={`figure ${product.id}`}
                  aria-label={t.figure(productName)}
                  placeholder={t.figureHint}
                  defaultValue={own?.figure}
                />
              </div>
            );
          })}
        </fieldset>
        {errors.length > 0 && (
          <div role="alert" className="problem">
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </div>
        )}
        <p className="actions">
          <button type="submit">{t.prepareNow}</button>
          {customer && (
            <button type="button" onClick={() => prepare(undefined)}>
              {t.removeCustomer}
            </button>
          )}
        </p>
      </form>
      <ShareCustomer t={t} language={language} customer={customer} onRead={take} say={say} />
    </details>
  );
}
