import { useEnvironment } from './environment.ts';

/** Another story in a frame as wide as a phone, as the width of the window decides what is shown. */
export function Narrow({ story }: { story: string }) {
  const { language } = useEnvironment();
  const query = new URLSearchParams({ story, mode: 'preview', 'arg-language': language });
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme) query.set('theme', theme);
  return <iframe title={story} src={`?${query}`} style={{ inlineSize: 390, blockSize: 700, border: 0 }} />;
}
