import '../../data/storage-or-memory';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../../shared/styles/tokens.css';
import { startReact } from '../../../shared/start/start-react';
import { routes } from '../routes';

const container = document.getElementById('root');
if (!container) throw new Error('admin.html has no element with the id "root"');

/** Only a data router can block a navigation from unsaved changes. */
const router = createBrowserRouter([...routes]);

startReact(container, <RouterProvider router={router} />, {
  // The other documents are app shells, and a query may select another form than the built one.
  isPrerendered: container.dataset.page === 'front' && window.location.search === '',
});
