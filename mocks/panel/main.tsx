import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './controls.css';
import './panel.css';
import { PanelPage } from './page.tsx';

const root = document.querySelector('#panel');
if (root)
  createRoot(root).render(
    <StrictMode>
      <PanelPage
        apiBase={new URL('..', location.href).href.replace(/\/$/, '')}
        isStatic={document.documentElement.hasAttribute('data-static')}
      />
    </StrictMode>,
  );
