import type { GriffelRenderer } from '@griffel/react';
import { createContext } from 'react';

/** The server's style renderer of Fluent UI for one page; null in the browser, which inserts styles into the document. */
export const StyleRendererContext = createContext<GriffelRenderer | null>(null);
