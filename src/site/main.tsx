import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../shared/styles/tokens.css';
import { findRoute } from './routes';
import { SiteApp } from './SiteApp';
import './styles/base.css';
import './styles/layout.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

const app = (
  <StrictMode>
    <BrowserRouter>
      <SiteApp />
    </BrowserRouter>
  </StrictMode>
);

if (container.firstElementChild) {
  await findRoute(window.location.pathname)?.load();
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
