import { fileInSite } from '../../../src/i18n/base-path.ts';
import { paths } from '../../../src/paths/paths.ts';
import { saveFile } from '../../../src/ui/save-file.ts';
import { isLocalOrigin } from '../../adapters/is-local-host.ts';
import { seededAccounts } from '../../db/accounts.ts';
import { products } from '../../db/content/products.ts';
import { nameOf } from '../../db/name-of.ts';
import { Button, FileButton } from '../../panel/parts.tsx';
import { storyToAdapt } from '../presentation/story.ts';
import { demoTexts } from '../texts.ts';
import { type Customer, inOneYear } from './customer.ts';
import { writeFragment } from './customer-link.ts';

interface ShareCustomerProps {
  language: 'zh' | 'en';
  customer: Customer | undefined;
  /** Takes the content of a file. */
  onRead(value: unknown): void;
  say(message: string): void;
}

/** Some messengers cut longer links. */
const maxChatLink = 2000;

/** Hands a customer on as a link or a file, and reads such a file. */
export function ShareCustomer({ language, customer, onRead, say }: ShareCustomerProps) {
  const t = demoTexts[language];
  async function copyLink(of: Customer) {
    const address = new URL(`${fileInSite(paths.user())}?as=main`, location.origin).href;
    const link = address + (await writeFragment(of, language));
    try {
      await navigator.clipboard.writeText(link);
      if (isLocalOrigin(location.origin)) say(t.localLinkCopied);
      else say(link.length > maxChatLink ? t.longLinkCopied : t.linkCopied);
    } catch {
      say(t.linkNotCopied);
    }
  }

  /** With the steps of the presentation, to be adapted. */
  function save(of: Customer) {
    const file = { ...of, story: of.story ?? storyToAdapt(language) };
    saveFile('demo-customer.json', 'application/json', JSON.stringify(file, null, 2));
  }

  async function readFile(file: File) {
    try {
      onRead(JSON.parse(await file.text()));
    } catch {
      onRead(undefined);
    }
  }

  return (
    <p className="actions">
      {customer && <Button onClick={() => copyLink(customer)}>{t.copyLink}</Button>}
      <Button onClick={() => save(customer ?? exampleCustomer(language))}>
        {customer ? t.saveFile : t.saveExample}
      </Button>
      <FileButton label={t.readFile} accept="application/json,.json" onFile={readFile} />
    </p>
  );
}

/** A file to fill in. */
const exampleCustomer = (language: 'zh' | 'en'): Customer => ({
  company: language === 'zh' ? '示例公司' : 'Sample company',
  contact: nameOf(seededAccounts.main, language),
  color: '#7a1fa2',
  products: products.map(({ id }) => ({ id, until: inOneYear() })),
});
