import { useEnvironment } from './environment.ts';

/** Shows another story in an iframe with the width of a phone, so that media queries apply. */
export function Narrow({ story }: { story: string }) {
  const { language } = useEnvironment();
  const query = new URLSearchParams({ story, mode: 'preview', 'arg-language': language });
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme) query.set('theme', theme);
  return <iframe title={story} src={`?${query}`} style={{ inlineSize: 390, blockSize: 700, border: 0 }} />;
}
