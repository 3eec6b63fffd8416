/** The check as a single file: no server, no network, the same words. */
import '../../style/fonts.css';
import '../../style/tokens.css';
import '../../style/boxes.css';
import '../../style/modifiers.css';
import '../../style/base.css';
import '../../style/layout.css';
import '../../style/parts.css';
import '../../style/sheets.css';
import { render } from 'preact';
import { words as catalogue } from '../../../shared/words/index.ts';
import { CheckPage } from './check-page.tsx';

document.documentElement.lang = catalogue().language.split('-')[0] ?? 'en';
const root = document.getElementById('page');
if (root !== null) render(<CheckPage download="" code="" />, root);
