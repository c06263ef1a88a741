import { SourceMap } from 'node:module';

/** A position in a script of the build, such as `/assets/site-1a2b3c4d.js:1:2345`. */
const position = /(?<![^\s()@"])[^\s()@"]*\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces the positions in a stack by those in the source code. Positions without a source map stay.
 *
 * @param text a stack, or any text with positions, such as lines of the log
 * @param readMap returns the source map of a script as JSON; undefined without one
 */
export function symbolicate(text: string, readMap: (script: string) => string | undefined): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (script: string) => {
    if (!maps.has(script)) {
      const json = readMap(script);
      maps.set(script, json === undefined ? undefined : new SourceMap(JSON.parse(json)));
    }
    return maps.get(script);
  };
  return text.replaceAll(position, (found, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return found;
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
