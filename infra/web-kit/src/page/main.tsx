import '../styles/global.css';
import { createRoot } from 'react-dom/client';
import { containerOf } from '../mount/index.js';
import { KitPage } from './kit-page.js';

document.documentElement.lang = 'en-US';
createRoot(containerOf('web-kit')).render(<KitPage />);
