import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Loads the renderer on first use. It is WebAssembly, so that the image of the server needs no native code. */
export function loadResvg(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  );
  return ready;
}

/** Renders an SVG document as PNG. */
export function renderPng(svg: string, fontBuffers: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(svg, { font: { fontBuffers } });
  const image = resvg.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    image.free();
    resvg.free();
  }
}
