import type { GriffelRenderer } from '@fluentui/react-components';
import { createContext } from 'react';

/** The server's collector of Fluent's styles for one page; null in the browser, which writes them to the document. */
export const StyleRendererContext = createContext<GriffelRenderer | null>(null);
