import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { products } from '../../db/content/products.ts';
import { Button, Field, FieldError, FileButton } from '../../panel/parts.tsx';
import { demoTexts } from '../texts.ts';
import { type CustomerErrors, checkCustomer } from './check-customer.ts';
import { type Customer, readCustomer } from './customer.ts';
import { storedCustomer } from './customer-store.ts';
import { ProductFields } from './product-fields.tsx';
import { readLogo } from './read-logo.ts';
import { ShareCustomer } from './share-customer.tsx';

interface CustomerFormProps {
  language: 'zh' | 'en';
  /** Prepares the demo for a customer, or removes the customer. */
  onPrepare(customer: Customer | undefined): void;
  say(message: string): void;
}

/** The accent of the site. */
const siteColor = '#0b6b57';

/** The chapter that prepares the demo for a customer. */
export function CustomerForm({ language, onPrepare, say }: CustomerFormProps) {
  const t = demoTexts[language];
  const [customer, setCustomer] = useState(storedCustomer);
  const [logo, setLogo] = useState(customer?.logo);
  const [errors, setErrors] = useState<CustomerErrors>({});

  function prepare(next: Customer | undefined) {
    setCustomer(next);
    setLogo(next?.logo);
    setErrors({});
    onPrepare(next);
  }

  /** Prepares the content of a file. */
  function takeFile(value: unknown) {
    const read = readCustomer(value);
    if ('customer' in read) prepare(read.customer);
    else setErrors({ file: read.invalid.join() === 'story' ? t.wrongStory : t.wrongFile });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
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
    const color = text('color');
    const checked = checkCustomer(
      {
        company: text('company'),
        contact: text('contact'),
        color: color === siteColor ? undefined : color,
        logo,
        products: chosen,
        story: customer?.story,
      },
      language,
    );
    if ('customer' in checked) prepare(checked.customer);
    else {
      // The fields are marked before the focus moves to the first one.
      flushSync(() => setErrors(checked.errors));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }

  async function chooseLogo(file: File) {
    const read = await readLogo(file);
    setErrors(read ? {} : { logo: t.customerErrors.logo });
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
        {(['company', 'contact'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={t[name]}
            defaultValue={customer?.[name]}
            autoComplete="off"
            error={errors[name]}
          />
        ))}
        <Field label={t.color} name="color" type="color" defaultValue={customer?.color ?? siteColor} />
        <p className="actions">
          <FileButton label={t.chooseLogo} accept="image/*" onFile={chooseLogo} />
          {logo && (
            <>
              <img src={logo} alt={t.logo} height="36" />
              <Button onClick={() => setLogo(undefined)}>{t.removeLogo}</Button>
            </>
          )}
        </p>
        <FieldError text={errors.logo} />
        <ProductFields language={language} customer={customer} errors={errors} />
        <p className="actions">
          <Button type="submit">{t.prepareNow}</Button>
          {customer && <Button onClick={() => prepare(undefined)}>{t.removeCustomer}</Button>}
        </p>
      </form>
      <ShareCustomer language={language} customer={customer} onRead={takeFile} say={say} />
      <FieldError text={errors.file} />
    </details>
  );
}
