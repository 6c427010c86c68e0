import { judgeScreens } from './support/screens.ts';

judgeScreens('zh');
