/** Reads a text by its full key; undefined when there is none. */
type Read = (key: string) => string | undefined;

/** What names a public page in the results of the search and on the image that networks show for a shared link. */
interface PageTexts {
  title: string | undefined;
  description: string | undefined;
  /** The section above its headline. */
  section: string | undefined;
  headline: string | undefined;
}

/**
 * The texts of a page.
 *
 * @param name of its route, such as `brand` or `news.list`
 */
export function pageTexts(name: string, read: Read): PageTexts {
  return {
    title: read(`${name}.meta.title`),
    description: read(`${name}.meta.description`) ?? read(`${name}.lead`),
    section: read(`${name}.hero.eyebrow`) ?? read(`${name}.eyebrow`),
    headline: read(`${name}.hero.title`) ?? read(`${name}.title`),
  };
}
