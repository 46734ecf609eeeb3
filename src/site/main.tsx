import '../shared/styles/tokens.css';
import { startApp } from './start/start-app';
import './styles/base.css';
import './styles/layout.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

void startApp(container);
