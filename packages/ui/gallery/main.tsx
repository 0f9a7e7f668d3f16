import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import { createRoot } from 'react-dom/client';
import { themeMode } from '../src/site';
import { Gallery } from './Gallery';

document.documentElement.dataset.theme = themeMode.resolved();
const container = document.body.appendChild(document.createElement('div'));
createRoot(container).render(<Gallery />);
