import { Transform } from 'node:stream';
import { type GriffelRenderer, renderToStyleElements } from '@fluentui/react-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { noncePlace } from './style-renderers.server.ts';

const endOfHead = '</head>';

/**
 * Passes a page through, and puts the styles that Fluent collected while rendering it at the end of its head.
 *
 * The first chunk holds the whole head, as React writes it in one go; a page without Fluent passes unchanged.
 */
export function headWithStyles(renderer: GriffelRenderer, nonce: string): Transform {
  let isDone = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = isDone ? '' : chunk.toString();
      const position = text.indexOf(endOfHead);
      if (position < 0) {
        done(null, chunk);
        return;
      }
      isDone = true;
      const styles = renderToStaticMarkup(renderToStyleElements(renderer)).replaceAll(noncePlace, nonce);
      done(null, text.slice(0, position) + styles + text.slice(position));
    },
  });
}
