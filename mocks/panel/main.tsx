import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createControlClient } from '../engine/control-client.ts';
import './controls.css';
import './panel.css';
import { openControl } from './control.ts';
import { PanelPage } from './page.tsx';
import { openSite } from './site.ts';

const isStatic = document.documentElement.hasAttribute('data-static');
const apiBase = new URL('..', location.href).href.replace(/\/$/, '');
const site = openSite();
// A page of the static demo reaches the fake backend for this one, and puts the path of the API before that of the control plane.
const client = isStatic
  ? createControlClient(location.origin, { fetch: site.fetch })
  : createControlClient(apiBase);
const control = openControl(client);
const root = document.querySelector('#panel');
if (root)
  createRoot(root).render(
    <StrictMode>
      <PanelPage apiBase={apiBase} site={site} act={control.act} />
    </StrictMode>,
  );
