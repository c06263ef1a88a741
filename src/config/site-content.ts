/**
 * What a company writes about itself, as a JSON file that `CONTENT_FILE` names: types, validation, error messages and documentation.
 * What is left out is not shown.
 */
import * as v from 'valibot';
import {
  address,
  day,
  emailAddress,
  imageAddress,
  pathOrAddress,
  phoneNumber,
  qrCodeContent,
} from './validators.ts';

/** Documents a value: what it is, and what happens without it. */
const documented = <Schema extends v.GenericSchema>(schema: Schema, meaning: string, without = 'not shown') =>
  v.pipe(v.nullish(schema, null), v.description(meaning), v.metadata({ defaultText: without }));

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));

/** A text in both languages of the content. */
const bilingual = v.strictObject({ zh: text, en: text }, 'must be {"zh":"…","en":"…"}');
export type BilingualText = v.InferOutput<typeof bilingual>;

/** A text in both languages, or one that both share. */
const oneOrBilingual = v.union(
  [
    v.pipe(
      text,
      v.transform((shared): BilingualText => ({ zh: shared, en: shared })),
    ),
    bilingual,
  ],
  'must be a text, or {"zh":"…","en":"…"}',
);

/** A link to another site, with its label in both languages. */
const link = v.strictObject(
  { label: text, labelEn: v.optional(text), url: address },
  'must be {"label":"…","labelEn":"…","url":"https://…"}',
);
export type ExternalLink = v.InferOutput<typeof link>;

const links = (max: number, meaning: string) =>
  v.pipe(
    v.optional(
      v.pipe(v.array(link, 'must be a list'), v.maxLength(max, `must have at most ${max} links`)),
      [],
    ),
    v.description(meaning),
    v.metadata({ defaultText: 'not shown' }),
  );

/** What customers who agreed say. */
const customerProof = v.strictObject(
  {
    logos: v.optional(
      v.pipe(
        v.array(v.strictObject({ name: text, image: imageAddress }), 'must be a list'),
        v.maxLength(8, 'must have at most eight logos'),
      ),
      [],
    ),
    quote: v.optional(v.strictObject({ text, textEn: v.optional(text), author: text })),
    outcomes: v.optional(
      v.pipe(
        v.array(v.strictObject({ value: text, label: text, labelEn: v.optional(text) }), 'must be a list'),
        v.maxLength(2, 'must have at most two outcomes'),
      ),
      [],
    ),
  },
  'must be {"logos":[{"name","image"}],"quote":{"text","textEn","author"},"outcomes":[{"value","label","labelEn"}]}',
);
export type CustomerProof = v.InferOutput<typeof customerProof>;

const announcement = v.strictObject(
  { text: bilingual, url: v.nullish(pathOrAddress, null), lastDay: v.nullish(day, null) },
  'must be {"text":{"zh","en"},"url":"…","lastDay":"2026-12-31"}',
);

const office = (city: string) =>
  documented(bilingual, `Street address in ${city}.`, 'only the city is shown');
const legalFact = (fact: string) =>
  documented(bilingual, `${fact}.`, 'the privacy notice says that it is not stated');

const isObject = 'must be an object';

export const siteContent = v.strictObject(
  {
    contact: v.optional(
      v.strictObject(
        {
          salesEmail: documented(emailAddress, 'E-mail of the sales team.'),
          salesPhone: documented(phoneNumber, 'Phone of the sales team.'),
          servicePhone: documented(phoneNumber, 'Phone of the service hotline.'),
          consultUrl: documented(address, 'URL of the online consultation.', 'the contact page'),
          chatUrl: documented(qrCodeContent, 'Content of the QR code of the enterprise chat.'),
          recruitEmail: documented(
            emailAddress,
            'E-mail for job applications.',
            'jobs have no application link',
          ),
        },
        isObject,
      ),
      {},
    ),
    externalLinks: links(5, 'Up to five links to other sites: `{"label","labelEn","url"}`.'),
    announcement: documented(
      announcement,
      'Bar above the header of public pages: `text` in both languages; `url`, an address or a path without language; `lastDay` in China. Visitors can close it; another text is shown again. Browsers without scripts show it until it is removed.',
    ),
    customerProof: documented(
      customerProof,
      'Customers who agreed: up to eight `logos` (`{"name","image"}`, a path of this site or an https address), a `quote` (`{"text","textEn","author"}`) and up to two `outcomes` (`{"value","label","labelEn"}`).',
      'the home page shows certificates, else how research is done',
    ),
    notices: v.optional(
      v.strictObject(
        {
          copyright: documented(oneOrBilingual, 'Copyright notice, word for word.'),
          icpFiling: documented(text, 'ICP filing notice, word for word.'),
          publicSecurityFiling: documented(text, 'Public security filing notice, word for word.'),
        },
        isObject,
      ),
      {},
    ),
    legal: v.optional(
      v.strictObject(
        {
          entity: legalFact('Registered name of the company that runs the site'),
          address: legalFact('Registered address of that company'),
          email: documented(emailAddress, 'E-mail for requests about personal data.', '`contact.salesEmail`'),
          dataLocation: legalFact('Countries or regions in which the data is stored'),
          retention: legalFact('How long requests and accounts are kept'),
          processors: legalFact('Companies that process the data on behalf of that company'),
          law: documented(
            bilingual,
            'Applicable law and courts of the terms of use.',
            'the terms have no section about them',
          ),
        },
        isObject,
      ),
      {},
    ),
    certificates: links(10, 'Up to ten certificates for `/security`, as links that lead to the proof.'),
    officeAddresses: v.optional(
      v.strictObject(
        {
          beijing: office('Beijing'),
          shanghai: office('Shanghai'),
          guangzhou: office('Guangzhou'),
          shenzhen: office('Shenzhen'),
        },
        isObject,
      ),
      {},
    ),
  },
  isObject,
);

export type SiteContent = v.InferOutput<typeof siteContent>;
export type OfficeId = keyof SiteContent['officeAddresses'];
