import { judgeScreens } from './support/screens.ts';

judgeScreens('vi');
