import '../../data/storage-or-memory';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../../shared/styles/tokens.css';
import { startReact } from '../../../shared/start/start-react';
import { routes } from '../routes';

const container = document.getElementById('root');
if (!container) throw new Error('admin.html has no element with the id "root"');

/** A data router, because only that kind can hold somebody back from leaving unsaved changes. */
const router = createBrowserRouter([...routes]);

startReact(container, <RouterProvider router={router} />, {
  // The other documents are app shells, and a query may ask for another form than the build has written.
  isPrerendered: container.dataset.page === 'front' && window.location.search === '',
});
