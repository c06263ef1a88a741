import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './controls.css';
import './panel.css';
import { PanelPage } from './page.tsx';

const root = document.querySelector('#panel');
const controlBase = new URL('.', location.href).href.replace(/\/$/, '');
const isStatic = document.documentElement.hasAttribute('data-static');
if (root)
  createRoot(root).render(
    <StrictMode>
      <PanelPage
        apiBase={controlBase.slice(0, controlBase.lastIndexOf('/'))}
        // The path that a page of the static demo completes.
        controlBase={isStatic ? location.origin : controlBase}
        isStatic={isStatic}
      />
    </StrictMode>,
  );
